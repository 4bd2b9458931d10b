/// Who answers for the app.
///
/// A delegate that is a `UIResponder` is the last of the responder chain.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The window that the app's interface is in.
    var window: UIWindow? { get set }

    /// Called by apps when they have started. This model never calls it.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
}

extension UIApplicationDelegate {
    /// No window, for delegates that keep none.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// Agrees to start, as an app whose delegate does not say otherwise.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
}

extension UIApplication {
    /// Why the app was started.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// Creates a key with a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}
