import SwiftUI

/// Is there, so that tests have a screen: without an app nothing becomes the first responder.
@main struct HostApp: App {
    var body: some Scene { WindowGroup { Text("Tests run here.") } }
}
