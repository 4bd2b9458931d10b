import UIKitModel

/// An application that is its own delegate.
final class ApplicationAndDelegate: UIApplication, UIApplicationDelegate {}

/// A delegate that is no responder, and so no part of the chain.
final class PlainApplicationDelegate: NSObject, UIApplicationDelegate {}
