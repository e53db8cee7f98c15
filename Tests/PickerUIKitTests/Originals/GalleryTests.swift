import PickerFiles
import Testing

/// What the gallery app reads.
@Suite struct GalleryTests {
    @Test(arguments: ["States", "Sizes", "Colors", "Seasons"])
    func `each list of the table of combo boxes loads`(key: String) throws {
        let path = Places.examples + "/PickerFieldGallery.swiftpm/Resources/Lists.plist"
        #expect(try OptionFile(path: path, key: key).options().count >= 3)
    }
}
