import PickerCore
import UIKit

final class MenuButton: UIButton {}
