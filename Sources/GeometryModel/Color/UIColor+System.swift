/// Colours that UIKit adapts to the appearance; the model always uses the light appearance.
extension UIColor {
    /// The system's red, for the light appearance.
    public static let systemRed = UIColor(byteRed: 255, green: 59, blue: 48)
    /// The system's green, for the light appearance.
    public static let systemGreen = UIColor(byteRed: 52, green: 199, blue: 89)
    /// The system's blue, for the light appearance.
    public static let systemBlue = UIColor(byteRed: 0, green: 122, blue: 255)
    /// The colour of links, for the light appearance.
    public static let link = UIColor(byteRed: 0, green: 122, blue: 255)
    /// The system's orange, for the light appearance.
    public static let systemOrange = UIColor(byteRed: 255, green: 149, blue: 0)
    /// The system's yellow, for the light appearance.
    public static let systemYellow = UIColor(byteRed: 255, green: 204, blue: 0)
    /// The system's pink, for the light appearance.
    public static let systemPink = UIColor(byteRed: 255, green: 45, blue: 85)
    /// The system's purple, for the light appearance.
    public static let systemPurple = UIColor(byteRed: 175, green: 82, blue: 222)
    /// The system's teal, for the light appearance.
    public static let systemTeal = UIColor(byteRed: 48, green: 176, blue: 199)
    /// The system's indigo, for the light appearance.
    public static let systemIndigo = UIColor(byteRed: 88, green: 86, blue: 214)
    /// The system's gray, for the light appearance.
    public static let systemGray = UIColor(byteRed: 142, green: 142, blue: 147)
    /// The colour behind the main content: white.
    public static let systemBackground = UIColor(byteRed: 255, green: 255, blue: 255)
    /// The background colour of content on top of the main background.
    public static let secondarySystemBackground = UIColor(byteRed: 242, green: 242, blue: 247)
    /// The colour of primary text: black.
    public static let label = UIColor(byteRed: 0, green: 0, blue: 0)
    /// The colour of secondary text: a dark grey at 60 % opacity.
    public static let secondaryLabel = UIColor(byteRed: 60, green: 60, blue: 67, alpha: 0.6)

    private convenience init(byteRed red: Int, green: Int, blue: Int, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat(red) / 255,
            green: CGFloat(green) / 255,
            blue: CGFloat(blue) / 255,
            alpha: alpha
        )
    }
}
