/// The root of a view tree, which delivers an event's touches to their views.
///
/// A new window is hidden, as on Apple's systems, and receives no touches until it is shown.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The front-to-back level of a window: those of a higher level receive touches first.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// The number of the level.
        public let rawValue: CGFloat

        /// Creates a level with a number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Creates a level with a number.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The level of an app's windows.
        public static let normal = Level(0)
        /// The level of the status bar.
        public static let statusBar = Level(1000)
        /// The level of alerts.
        public static let alert = Level(2000)

        /// Whether the first level is behind the second.
        public static func < (first: Level, second: Level) -> Bool {
            first.rawValue < second.rawValue
        }

        /// Returns the level that is further in front by a difference.
        public static func + (level: Level, difference: CGFloat) -> Level {
            Level(level.rawValue + difference)
        }

        /// Returns the level that is further in front by a difference.
        public static func + (difference: CGFloat, level: Level) -> Level {
            level + difference
        }

        /// Returns the level that is further behind by a difference.
        public static func - (level: Level, difference: CGFloat) -> Level {
            Level(level.rawValue - difference)
        }

        /// Returns the difference of two levels.
        public static func - (first: Level, second: Level) -> CGFloat {
            first.rawValue - second.rawValue
        }

        /// Moves a level to the front by a difference.
        public static func += (level: inout Level, difference: CGFloat) {
            level = level + difference
        }

        /// Moves a level to the back by a difference.
        public static func -= (level: inout Level, difference: CGFloat) {
            level = level - difference
        }
    }

    /// The level of the window.
    open var windowLevel = Level.normal {
        didSet { report(.writes, .wrote(.appearance, of: self)) }
    }

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet { replaceRootView(of: oldValue) }
    }

    /// Whether the window receives events without a location.
    open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

    /// The screen that shows the window: the device's only one.
    open var screen: UIScreen { .main }

    final weak var firstResponder: UIResponder?
    final let delivery = TouchDelivery()

    /// Creates a hidden window.
    ///
    /// - Parameter frame: The frame in the screen's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    /// Creates an empty, hidden window; the model reads nothing from `coder`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        layer.isHidden = true
        storedWindow = self
    }

    /// Whether the window is hidden.
    ///
    /// Showing it moves it in front of the other windows of its level.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != layer.storedIsHidden else { return }
            super.isHidden = newValue
            if newValue {
                UIApplication.shared.hide(self)
            } else {
                UIApplication.shared.add(self)
                rootViewController?.viewAppeared()
            }
        }
    }

    /// Shows the window and makes it the key window.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    /// Makes the window the one that receives events without a location.
    open func makeKey() {
        UIApplication.shared.makeKey(self)
    }

    /// Called after the window became the key window.
    open func becomeKey() {}

    /// Called after the window resigned as the key window.
    open func resignKey() {}

    /// Delivers an event's touches to their gesture recognizers and views.
    open func sendEvent(_ event: UIEvent) {
        delivery.deliver(event, in: self)
    }

    /// Converts a point to another window's coordinates, or to the screen's for `nil`.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        CALayer.mapPoint(point, from: layer, to: window?.layer)
    }

    /// Converts a point from another window's coordinates, or from the screen's for `nil`.
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        CALayer.mapPoint(point, from: window?.layer, to: layer)
    }

    /// Converts a rectangle to another window's coordinates, or to the screen's for `nil`.
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
        CALayer.mapRectangle(rect, from: layer, to: window?.layer)
    }

    /// Converts a rectangle from another window's coordinates, or from the screen's for `nil`.
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        CALayer.mapRectangle(rect, from: window?.layer, to: layer)
    }

    override var nextResponder: UIResponder? { UIApplication.shared }

    private func replaceRootView(of oldController: UIViewController?) {
        guard oldController !== rootViewController else { return }
        oldController?.viewIfLoaded?.removeFromSuperview()
        guard let rootView = rootViewController?.view else { return }
        rootView.frame = layer.storedBounds
        insertSubview(rootView, at: 0)
        if !layer.storedIsHidden { rootViewController?.viewAppeared() }
    }
}
