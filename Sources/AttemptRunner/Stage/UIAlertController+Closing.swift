import ControlModel

extension UIAlertController {
    /// Whether a user can close the alert: by a button, or beside an action sheet.
    var canBeClosed: Bool {
        preferredStyle == .actionSheet || actions.contains(where: \.isEnabled)
    }
}
