/// developer.apple.com/documentation/uikit/uidevice
@MainActor open class UIDevice {
    private static let device = UIDevice()
    package init() {}
    open class var current: UIDevice { device }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { idiom }
    package var idiom = UIUserInterfaceIdiom.phone
}
