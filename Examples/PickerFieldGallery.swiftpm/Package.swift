// swift-tools-version: 6.2

import AppleProductTypes
import PackageDescription

let package = Package(
    name: "PickerFieldGallery",
    platforms: [.iOS("15.2")],
    products: [
        .iOSApplication(
            name: "PickerFieldGallery", targets: ["PickerFieldGallery"],
            bundleIdentifier: "example.PickerFieldGallery", displayVersion: "1.0", bundleVersion: "1",
            appIcon: .placeholder(icon: .leaf), accentColor: .presetColor(.teal),
            supportedDeviceFamilies: [.phone, .pad],
            supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight])
    ],
    dependencies: [.package(name: "PickerField", path: "../..")],
    targets: [
        .executableTarget(
            name: "PickerFieldGallery",
            dependencies: [
                .product(name: "PickerCore", package: "PickerField"),
                .product(name: "PickerFiles", package: "PickerField"),
                .product(name: "PickerUIKit", package: "PickerField"),
            ],
            path: ".", resources: [.process("Resources")])
    ],
    swiftLanguageModes: [.v6]
)
