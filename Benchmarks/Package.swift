// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "PickerField", path: "..")],
    targets: [
        .executableTarget(
            name: "picker-benchmark",
            dependencies: [
                .product(name: "OptionSearch", package: "PickerField"),
                .product(name: "PickerCore", package: "PickerField"),
                .product(name: "PickerFiles", package: "PickerField"),
                .product(name: "SearchThreads", package: "PickerField"),
            ],
            path: "Sources")
    ],
    swiftLanguageModes: [.v6]
)
