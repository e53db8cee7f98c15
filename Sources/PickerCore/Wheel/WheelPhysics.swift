/// The constants of wheel motion. Lengths are in rows, times in seconds.
enum WheelPhysics {
    /// How fast friction uses up speed, per second: a free scroll on iOS keeps 0.998 of its speed each
    /// millisecond, and -1000 log 0.998 is this. A throw of v rows per second travels v / 2.002 rows.
    static let frictionRate = 2.0020026706730793
    /// The weakest friction that still looks like friction when it is re-aimed to land on a row. Weaker, a
    /// throw would crawl; the spring fetches the row instead.
    static let leastFrictionRate = frictionRate / 2
    /// The fastest throw, in rows per second: the 8,000 points per second to which Flutter limits a fling,
    /// over a row of 8 points, smaller than any that is drawn.
    static let greatestSpeed = 1000.0
    /// The speed at which friction ends: 20 points per second, Flutter's tolerance at one pixel a point, over
    /// the 50-point row of the first picker text field.
    static let stoppingSpeed = 0.4
    /// How near to a row is on the row: a quarter of a point of a 50-point row, too little to be seen.
    static let restingDistance = 0.005

    /// The own frequency of Flutter's scroll spring, radians per second: √(stiffness 100 / mass 0.5).
    static let springFrequency = 14.142135623730951
    /// The damping ratio of Flutter's scroll spring. Above 1, it never swings.
    static let springDampingRatio = 1.1
    /// √(ratio² - 1): with it the two rates of decay are frequency · (ratio ± this).
    static let springSpread = 0.458257569495584

    /// The longest that a step by key takes, however far it goes. A person who presses End wants to be there.
    static let longestStep = 0.6

    /// The share of the finger's travel that the wheel follows at an end, as on iOS.
    static let rubberBand = 0.55
    /// How far beyond an end a finger is followed, in heights of the wheel; the wheel itself has then gone
    /// 0.998 of its height.
    static let rubberBandReach = 1000.0
}
