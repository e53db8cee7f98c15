import PickerUIKit
import SwiftUI
import UIKit

@main struct GalleryApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationView {
                List {
                    NavigationLink(
                        "The picker text field of 2012", destination: Screen(OriginalsController.init))
                    NavigationLink(
                        "A table of combo boxes, 2009", destination: Screen(ComboTableController.init))
                    NavigationLink(
                        "The registration form of 2014", destination: Screen(RegistrationController.init))
                    NavigationLink("SwiftUI", destination: SwiftUIForm())
                }
                .navigationTitle("Picker fields")
            }
            .navigationViewStyle(.stack)
        }
    }
}

/// A UIKit screen in the SwiftUI app.
struct Screen<Controller: UIViewController>: UIViewControllerRepresentable {
    private let make: @MainActor () -> Controller

    init(_ make: @escaping @MainActor () -> Controller) { self.make = make }

    func makeUIViewController(context: Context) -> Controller { make() }
    func updateUIViewController(_ controller: Controller, context: Context) {}
}
