import UIKitModel

/// A scroll view that handles touches in the responder chain of exercise 6.
///
/// It overrides nothing else: no scene with real touches has a scroll view that handles them.
public final class TracedScrollView: UIScrollView, TracedObject {
    /// The scroll view's part in the scene.
    public var workbookPart: Part?
}
