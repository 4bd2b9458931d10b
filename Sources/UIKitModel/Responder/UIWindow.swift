/// The root of a view tree, and the place where an event's touches are handed to their views.
///
/// As on Apple's systems a new window is hidden, and takes no touches until it is shown.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// How far in front a window is.
    ///
    /// Windows of a higher level get touches first.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// The height of the level.
        public let rawValue: CGFloat

        /// Creates a level of a height.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Creates a level of a height.
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

        /// The level that is so much further in front.
        public static func + (level: Level, difference: CGFloat) -> Level {
            Level(level.rawValue + difference)
        }

        /// The level that is so much further in front.
        public static func + (difference: CGFloat, level: Level) -> Level {
            level + difference
        }

        /// The level that is so much further behind.
        public static func - (level: Level, difference: CGFloat) -> Level {
            Level(level.rawValue - difference)
        }

        /// How much further in front the first level is than the second.
        public static func - (first: Level, second: Level) -> CGFloat {
            first.rawValue - second.rawValue
        }

        /// Moves a level so much to the front.
        public static func += (level: inout Level, difference: CGFloat) {
            level = level + difference
        }

        /// Moves a level so much to the back.
        public static func -= (level: inout Level, difference: CGFloat) {
            level = level - difference
        }
    }

    /// How far in front the window is.
    open var windowLevel = Level.normal

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet { replaceRootView(of: oldValue) }
    }

    /// Whether the window is the one that gets events without a place on screen.
    open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

    final weak var firstResponder: UIResponder?
    final let delivery = TouchDelivery()

    /// Creates a hidden window.
    ///
    /// - Parameter frame: Its rectangle on the screen.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    /// Creates an empty, hidden window: this model has no archives, and reads nothing from `coder`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        layer.isHidden = true
        storedWindow = self
    }

    /// Whether the window is not shown.
    ///
    /// Showing it puts it in front of its level's other windows.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != layer.storedIsHidden else { return }
            super.isHidden = newValue
            if newValue {
                UIApplication.shared.remove(self)
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

    /// Makes the window the one that gets events without a place on screen.
    open func makeKey() {
        UIApplication.shared.makeKey(self)
    }

    /// Tells the window that it became the key window.
    open func becomeKey() {}

    /// Tells the window that it is no longer the key window.
    open func resignKey() {}

    /// Hands the touches of an event to the gesture recognizers and views that they belong to.
    open func sendEvent(_ event: UIEvent) {
        delivery.deliver(event, in: self)
    }

    /// Converts a point of this window to another one's coordinates; `nil` stands for the screen's.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        CALayer.convertPoint(point, from: layer, to: window?.layer)
    }

    /// Converts a point of another window to this one's coordinates; `nil` stands for the screen's.
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        CALayer.convertPoint(point, from: window?.layer, to: layer)
    }

    /// Converts a rectangle of this window; `nil` stands for the screen's coordinates.
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
        CALayer.convertRectangle(rect, from: layer, to: window?.layer)
    }

    /// Converts a rectangle of another window; `nil` stands for the screen's coordinates.
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        CALayer.convertRectangle(rect, from: window?.layer, to: layer)
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
