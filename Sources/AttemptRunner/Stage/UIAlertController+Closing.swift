import ControlModel

extension UIAlertController {
    /// Whether a user can close the alert: with a button, or by a tap beside an action sheet.
    var canBeClosed: Bool {
        preferredStyle == .actionSheet || actions.contains(where: \.isEnabled)
    }
}
