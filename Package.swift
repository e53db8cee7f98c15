// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "PickerField",
    platforms: [.iOS(.v15), .macOS(.v13), .macCatalyst(.v15)],
    products: [
        .library(name: "OptionSearch", targets: ["OptionSearch"]),
        .library(name: "SearchThreads", targets: ["SearchThreads"]),
        .library(name: "PickerCore", targets: ["PickerCore"]),
        .library(name: "PickerFiles", targets: ["PickerFiles"]),
        .library(name: "PickerHeadless", targets: ["PickerHeadless"]),
        .library(name: "PickerTerminal", targets: ["PickerTerminal"]),
        .executable(name: "pickerfield", targets: ["pickerfield"]),
        .library(name: "PickerGTK", targets: ["PickerGTK"]),
    ],
    traits: [
        .trait(name: "GTK", description: "Builds the GTK 4 front end; needs Debian's libgtk-4-dev.")
    ],
    targets: [
        // What a picker is. These two import nothing and build as Embedded Swift.
        .target(name: "OptionSearch"),
        .target(
            name: "PickerCore", dependencies: ["OptionSearch"],
            // The wheel's fused multiplications, where the processor has none.
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),

        // The search on several processors, for front ends that have threads.
        .target(name: "SearchThreads", dependencies: ["OptionSearch"]),

        // Option files in, saved selections out.
        .target(name: "PickerFiles", dependencies: ["PickerCore", "SearchThreads"]),

        // Front ends. They never import each other.
        .target(name: "PickerHeadless", dependencies: ["PickerCore", "PickerFiles"]),
        .target(name: "PickerTerminal", dependencies: ["PickerCore", "SearchThreads"]),

        // The GTK 4 front end; empty without the trait, so that nobody needs GTK who does not want it.
        .systemLibrary(name: "CPickerGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        .target(
            name: "PickerGTK",
            dependencies: [
                "PickerCore", "SearchThreads", .target(name: "CPickerGTK", condition: .when(traits: ["GTK"])),
            ]),
        .testTarget(
            name: "PickerGTKTests",
            dependencies: [
                "PickerCore", "PickerHeadless", .target(name: "PickerGTK", condition: .when(traits: ["GTK"])),
            ]),
        .executableTarget(
            name: "gtk-gallery",
            dependencies: ["PickerCore", .target(name: "PickerGTK", condition: .when(traits: ["GTK"]))],
            path: "Examples/GTKGallery"),
        .executableTarget(
            name: "gtk-benchmark",
            dependencies: [
                "PickerCore", "SearchThreads", .target(name: "PickerGTK", condition: .when(traits: ["GTK"])),
            ],
            path: "Benchmarks/GTK"),
        // Run under sanitizers by Scripts/test-gtk.
        .executableTarget(
            name: "gtk-endurance",
            dependencies: ["PickerCore", .target(name: "PickerGTK", condition: .when(traits: ["GTK"]))],
            path: "Tests/Support/GTKEndurance", exclude: ["leaks.supp"]),

        .executableTarget(
            name: "pickerfield",
            dependencies: [
                "PickerCore", "PickerFiles", "PickerHeadless", "PickerTerminal", "SearchThreads",
                .target(name: "PickerGTK", condition: .when(traits: ["GTK"])),
            ]),

        // Killed by the tests of the selection store.
        .executableTarget(
            name: "SelectionStoreHammer", dependencies: ["PickerCore", "PickerFiles"],
            path: "Tests/Support/SelectionStoreHammer"),

        // Chance for tests, the same in every run.
        .target(name: "RandomTesting", path: "Tests/Support/RandomTesting"),
        .testTarget(name: "OptionSearchTests", dependencies: ["OptionSearch", "RandomTesting"]),
        .testTarget(name: "SearchThreadsTests", dependencies: ["OptionSearch", "SearchThreads"]),
        .testTarget(name: "PickerCoreTests", dependencies: ["OptionSearch", "PickerCore", "RandomTesting"]),
        .testTarget(
            name: "PickerFilesTests", dependencies: ["PickerFiles", "RandomTesting", "SelectionStoreHammer"]),
        .testTarget(name: "PickerHeadlessTests", dependencies: ["PickerHeadless"]),
        // Terminals for tests: one made of text, one of the system's, and tmux.
        .target(
            name: "TerminalTesting", dependencies: ["PickerTerminal"], path: "Tests/Support/TerminalTesting"),
        .testTarget(
            name: "PickerTerminalTests",
            dependencies: ["PickerTerminal", "RandomTesting", "TerminalTesting", "terminal-probe"]),
        // A program that the terminal's tests run on a terminal of their own.
        .executableTarget(
            name: "terminal-probe", dependencies: ["PickerTerminal"], path: "Tests/Support/TerminalProbe"),
        .testTarget(
            name: "CommandTests",
            dependencies: ["pickerfield", "PickerFiles", "PickerHeadless", "TerminalTesting"]),
    ],
    swiftLanguageModes: [.v6]
)

// UIKit controls and their SwiftUI wrapper. On Linux they are built against a test double of UIKit.
package.products.append(.library(name: "PickerUIKit", targets: ["PickerUIKit"]))
let pickerUIKit = Target.target(
    name: "PickerUIKit", dependencies: ["OptionSearch", "PickerCore", "PickerFiles", "SearchThreads"])
package.targets.append(pickerUIKit)

// What Apple's stores want to know of a library's use of the system. Elsewhere a resource would only bring in Foundation.
for target in package.targets where ["PickerFiles", "PickerUIKit"].contains(target.name) {
    #if os(Linux)
        target.exclude.append("PrivacyInfo.xcprivacy")
    #else
        target.resources = [.copy("PrivacyInfo.xcprivacy")]
    #endif
}

#if os(Linux)
    pickerUIKit.dependencies.append(.target(name: "UIKit", condition: .when(platforms: [.linux])))
    package.targets += [
        .target(name: "UIKit", path: "Tests/UIKitDouble"),
        // Swift Testing looks for a module of this name beside one called UIKit.
        .target(name: "_Testing_UIKit", path: "Tests/Support/TestingUIKit"),
        // On UIKit itself they need an app: Scripts/test-simulator.
        .testTarget(
            name: "PickerUIKitTests",
            dependencies: ["PickerUIKit", "PickerFiles", "PickerHeadless", "UIKit", "_Testing_UIKit"]),
    ]
#endif
