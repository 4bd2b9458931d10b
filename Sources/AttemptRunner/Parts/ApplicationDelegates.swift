import UIKitModel

/// An application that is its own delegate and can handle touches.
public final class ApplicationAndDelegate: UIApplication, UIApplicationDelegate, TracedObject {
    /// The application's part in the scene.
    public var workbookPart: Part?
}

/// An application that can handle touches, with a delegate of its own.
public final class TracedApplication: UIApplication, TracedObject {
    /// The application's part in the scene.
    public var workbookPart: Part?
}

/// A controller that is the application's delegate as well.
final class ControllerAndDelegate: TracedController, UIApplicationDelegate {}

/// A delegate that is no responder and thus not in the responder chain.
final class PlainApplicationDelegate: NSObject, UIApplicationDelegate {}

/// A delegate that is a responder and cannot handle touches.
final class SilentApplicationDelegate: UIResponder, UIApplicationDelegate {}
