/// The screen, with the size of the phone in the documents' experiments.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    /// The device's only screen.
    public static let main = UIScreen()

    /// The bounds of the screen: 375 × 667 points.
    open var bounds: CGRect { CGRect(x: 0, y: 0, width: 375, height: 667) }

    /// The number of pixels per point.
    open var scale: CGFloat { 2 }
}
