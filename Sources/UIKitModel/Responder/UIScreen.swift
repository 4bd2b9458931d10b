/// The screen: here the size of the phone that the documents' experiments ran on.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    /// The device's only screen.
    open class var main: UIScreen { mainScreen }

    private static let mainScreen = UIScreen()

    /// The screen's rectangle: 375 × 667 points.
    open var bounds: CGRect { CGRect(x: 0, y: 0, width: 375, height: 667) }

    /// Pixels a point.
    open var scale: CGFloat { 2 }
}
