import UIKit

/// The traits of a screen, as far as tests ask for them.
struct Traits {
    var direction = UITraitEnvironmentLayoutDirection.leftToRight
    var width = UIUserInterfaceSizeClass.compact
    var style = UIUserInterfaceStyle.light
    var textSize = UIContentSizeCategory.large
}
