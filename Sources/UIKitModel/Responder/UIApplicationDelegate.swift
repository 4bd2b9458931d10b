/// The delegate of the application.
///
/// A delegate that is a `UIResponder` ends the responder chain.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The window of the app's interface.
    var window: UIWindow? { get set }

    /// Called by UIKit after launch.
    ///
    /// The model never calls it.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
}

extension UIApplicationDelegate {
    /// No window, for delegates that do not declare one.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// Returns `true`, as for an app whose delegate does not implement it.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
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
