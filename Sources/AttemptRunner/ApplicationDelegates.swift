import UIKitModel

final class ApplicationAndDelegate: UIApplication, UIApplicationDelegate {}

/// A delegate that is no responder and thus not in the responder chain.
final class PlainApplicationDelegate: NSObject, UIApplicationDelegate {}
