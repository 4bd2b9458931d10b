import UIKitModel

final class ApplicationAndDelegate: UIApplication, UIApplicationDelegate {}

/// A window's root controller that is the application's delegate as well.
final class ControllerAndDelegate: TracedController, UIApplicationDelegate {}

/// A delegate that is no responder and thus not in the responder chain.
final class PlainApplicationDelegate: NSObject, UIApplicationDelegate {}
