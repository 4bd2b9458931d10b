import ControlModel

/// A control that is no button, although its name says so.
///
/// Like each class of which an answer can get an object it has a module's name and its own, since
/// `NSStringFromClass(_:)` ends a program for any other.
final class RadioButtons: UIControl {}
