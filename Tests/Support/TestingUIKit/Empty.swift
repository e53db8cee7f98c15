// Swift Testing imports this module wherever UIKit is imported; the double has nothing to add to it.
