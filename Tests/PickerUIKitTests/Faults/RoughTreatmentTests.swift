import PickerCore
import Testing
import UIKit

@testable import PickerUIKit

/// Fields of all kinds treated at random: nothing stops, and after every act the screen shows what the models say.
@MainActor @Suite struct RoughTreatmentTests {
    /// The generator of Steele, Lea and Flood (SplitMix): the same acts for the same seed.
    struct Chance: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9e37_79b9_7f4a_7c15
            var mixed = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
            return mixed ^ (mixed >> 31)
        }

        mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
    }

    private static let keys: [UIKeyboardHIDUsage] = [
        .keyboardDownArrow, .keyboardUpArrow, .keyboardHome, .keyboardEnd, .keyboardPageDown, .keyboardTab,
        .keyboardReturnOrEnter, .keyboardSpacebar, .keyboardEscape, .keyboardDeleteOrBackspace,
        .keyboardLeftArrow, .keyboardRightArrow,
    ]

    private func list(_ chance: inout Chance) -> OptionList {
        let count = chance.below(6)
        let options = (0..<count).map { place in
            PickerOption(
                id: OptionID("\(place)"), title: ["Ann", "Bob", "", "Ann"].randomElement(using: &chance)!,
                section: chance.below(3) == 0 ? "Section \(place / 2)" : nil,
                availability: chance.below(4) == 0 ? .disabled(reason: nil) : .enabled,
                children: chance.below(3) == 0 ? ["x", "y"] : nil)
        }
        return try! OptionList(options)
    }

    private func fields(_ chance: inout Chance) -> [PickerTextField] {
        (0..<4).map { place in
            let field: PickerTextField =
                switch place {
                case 0: ComboBoxField(frame: .zero)
                case 1: DropdownField(frame: .zero)
                default: PickerTextField(frame: .zero)
                }
            field.style = FieldStyle.allCases.randomElement(using: &chance)!
            field.configuration.isMultiple = chance.below(4) == 0
            field.configuration.isRequired = chance.below(4) == 0
            field.configuration.allowsCustomText = chance.below(2) == 0
            field.configuration.commit = chance.below(2) == 0 ? .onDone : .onSettle
            field.configuration.outside = ([nil] + OutsidePolicy.allCases).randomElement(using: &chance)!
            if chance.below(3) == 0 {
                field.configuration.columns.append(ColumnConfiguration(source: .children))
            }
            if chance.below(3) == 0 { field.configuration.columns[0].noneTitle = "none" }
            field.resignsOnClose = chance.below(2) == 0
            field.options = list(&chance)
            return field
        }
    }

    private func act(
        _ screen: Screen, _ fields: [PickerTextField], _ delegate: NotingDelegate, _ chance: inout Chance
    ) {
        let field = fields.randomElement(using: &chance)!
        switch chance.below(22) {
        case 0, 1: field.tap()
        case 2: field.resignFirstResponder()
        case 3, 4: screen.press(Self.keys.randomElement(using: &chance)!)
        case 5: screen.press(["a", "b", "z"].randomElement(using: &chance)!)
        case 6: (screen.firstResponder as? PickerTextField)?.insertTyped("b")
        case 7: field.options = list(&chance)
        case 8: field.pickedIndex = [nil, 0, 1, 9].randomElement(using: &chance)!
        case 9: field.isEnabled = chance.below(3) > 0
        case 10: field.style = FieldStyle.allCases.randomElement(using: &chance)!
        case 11: screen.toolbar?.items?.randomElement(using: &chance)?.tap()
        case 12: _ = field.accessibilityActivate()
        case 13: field.accessibilityIncrement()
        case 14:
            guard let wheel = screen.wheel, wheel.isUserInteractionEnabled else { return }
            let column = chance.below(max(1, wheel.numberOfComponents))
            let count = wheel.numberOfRows(inComponent: column)
            if count > 0 { wheel.settle(onRow: chance.below(count), inComponent: column) }
        case 15:
            guard let table = screen.list?.tables.first ?? screen.suggestions, table.numberOfSections > 0
            else { return }
            let section = chance.below(table.numberOfSections)
            let count = table.numberOfRows(inSection: section)
            if count > 0 { table.tapRow(chance.below(count), section: section) }
        case 16: screen.list?.swipeAway()
        case 17: delegate.allowsBegin.toggle()
        case 18:
            delegate.allowsEnd.toggle()
            if delegate.allowsEnd { (screen.firstResponder as? PickerTextField)?.resignFirstResponder() }
        case 19:
            if field.window == nil {
                screen.controller.view.addSubview(field)
            } else {
                field.removeFromSuperview()
            }
        case 20: field.model = PickerModel(field.configuration, options: [list(&chance)])
        default: field.model.send(.popupOpen)
        }
    }

    @Test(arguments: 0..<40) func `nothing stops, and views and models agree`(seed: Int) {
        var chance = Chance(state: UInt64(seed))
        let screen = Screen()
        let fields = fields(&chance)
        let delegate = NotingDelegate()
        for field in fields {
            screen.add(field)
            field.delegate = delegate
        }
        for step in 0..<150 {
            act(screen, fields, delegate, &chance)
            for (place, field) in fields.enumerated() {
                let state = field.model.state
                let comment: Comment = "seed \(seed), step \(step), field \(place)"
                #expect(state.checkInvariants().isEmpty, comment)
                #expect(field.text == state.text, comment)
                #expect((field.popup != nil) == (state.isOpen && field.window != nil), comment)
                #expect(field.isEnabled == state.configuration.isEnabled, comment)
                // UIKit leaves the keyboard where a delegate keeps it, with a field that is disabled or was left.
                let isKept = !delegate.allowsEnd
                #expect(!field.isFirstResponder || state.isFocused || isKept, comment)
            }
            #expect(fields.filter { $0.popup != nil }.count <= 1, "seed \(seed), step \(step)")
            #expect(
                screen.window.subviews.filter { $0 is OptionTable }.count <= 1,
                "seed \(seed), step \(step): popups are taken away")
        }
    }
}
