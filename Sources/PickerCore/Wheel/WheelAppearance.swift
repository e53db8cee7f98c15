/// The constants of the wheel's looks. They are Flutter's, which were compared with UIPickerView on an iPhone;
/// Apple publishes none.
public enum WheelAppearance {
    /// The cylinder's diameter in heights of the wheel: a little of its front is out of sight at either edge.
    public static let diameterRatio = 1.07
    /// The angle, in radians, at which the cylinder's front meets the upper and lower edge: arcsin(1 / 1.07).
    public static let edgeAngle = 1.207075057236357
    /// How many rows share the place that one has on a flat list: the cylinder shows more of them.
    public static let squeeze = 1.45
    /// How much smaller a thing is per point of its distance behind the middle row: 1 / (1 + 0.003 d).
    public static let perspective = 0.003
    /// The most that perspective times the cylinder's radius may be. Beyond 0.55 rows near the edge would be
    /// drawn back over their inner neighbours, so on a wheel higher than 310 points perspective is weaker.
    public static let greatestPerspectiveDepth = 0.5
    /// The opacity of rows outside the selection band.
    public static let dimmedOpacity = 0.447
    /// The height of a row in points, where nothing else is wished: that of the first picker text field, which
    /// shows two lines of bold 16.
    public static let rowHeight = 50.0
    /// The most rows that are ever drawn, whatever sizes are asked for: more than any screen has.
    static let greatestDrawnCount = 255
}
