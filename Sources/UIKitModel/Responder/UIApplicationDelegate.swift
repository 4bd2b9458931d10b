/// The delegate of the application.
///
/// A delegate that is a `UIResponder` ends the responder chain.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: ApplicationDelegateWithWindow {
    /// Called by UIKit after launch.
    ///
    /// The model never calls it.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
}

extension UIApplicationDelegate {
    /// The window of the app's interface.
    ///
    /// In UIKit the delegate need not have the property, so that its value is optional twice.
    public var window: UIWindow?? { (self as any ApplicationDelegateWithWindow).window }

    /// Returns `true`, as for an app whose delegate does not implement it.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
}

/// The requirement that a delegate's own `window` implements.
///
/// Not part of UIKit, where the requirement is optional.
@preconcurrency @MainActor
public protocol ApplicationDelegateWithWindow: NSObjectProtocol {
    /// The window of the app's interface.
    @_disfavoredOverload var window: UIWindow? { get set }
}

extension ApplicationDelegateWithWindow {
    /// No window, for delegates that do not declare one.
    @_disfavoredOverload public var window: UIWindow? {
        get { nil }
        set {}
    }
}

extension UIApplication {
    /// A key that describes why the app was launched.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String

        /// Creates a key with a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}
