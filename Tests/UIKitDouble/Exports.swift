// UIKit exports Foundation; so does its double.
@_exported import Foundation
