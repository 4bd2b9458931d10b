import ControlModel

/// A control that is no button, although its name says so.
///
/// Its name includes the module's, as it must for every class of which an answer can get an object: for any
/// other class, `NSStringFromClass(_:)` ends the program.
final class RadioButton: UIControl {}
