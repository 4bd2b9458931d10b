import ControlModel

/// A control that is no button, although its name says so.
///
/// Its name includes the module's, as for each class of which an answer can get an object:
/// `NSStringFromClass(_:)` ends a program for any other.
final class RadioButtons: UIControl {}
