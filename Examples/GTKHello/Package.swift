// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "GTKHello",
    dependencies: [.package(name: "PickerField", path: "../..", traits: ["GTK"])],
    targets: [
        .executableTarget(
            name: "GTKHello",
            dependencies: [
                .product(name: "PickerCore", package: "PickerField"),
                .product(name: "PickerGTK", package: "PickerField"),
            ],
            path: "Sources")
    ]
)
