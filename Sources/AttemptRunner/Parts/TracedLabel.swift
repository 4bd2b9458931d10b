import ControlModel

/// A label that handles touches in the responder chain of exercise 6.
///
/// It overrides nothing else: no scene with real touches has a label that handles them.
public final class TracedLabel: UILabel, TracedObject {
    /// The label's part in the scene.
    public var workbookPart: Part?
}
