import PickerCore
import PickerUIKit
import SwiftUI

/// A wheel, a menu, a combo box and several values in SwiftUI.
struct SwiftUIForm: View {
    @State private var state: OptionID?
    @State private var size: OptionID? = "Medium"
    @State private var country: OptionID?
    @State private var toppings: [OptionID] = []

    private let states: OptionList = ["Alabama", "Alaska", "Arizona", "Arkansas", "California"]
    private let sizes: OptionList = ["Small", "Medium", "Large"]
    private let countries: OptionList = ["Austria", "Brazil", "Canada", "Denmark", "Egypt", "Finland"]
    private let allToppings: OptionList = ["Cheese", "Ham", "Mushrooms", "Olives", "Onions"]

    var body: some View {
        Form {
            Section("Wheel") {
                PickerField("State", selection: $state, options: states).placeholder("Choose a state")
                Text(state?.text ?? "none")
            }
            Section("Menu") { PickerField("Size", selection: $size, options: sizes).fieldStyle(.menu) }
            Section("Combo box") {
                PickerField("Country", selection: $country, options: countries)
                    .fieldStyle(.combo)
                    .search(.fuzzy)
            }
            Section("Several") { PickerField("Toppings", selection: $toppings, options: allToppings) }
        }
        .navigationTitle("SwiftUI")
    }
}
