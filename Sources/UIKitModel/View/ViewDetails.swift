/// The rarely set properties of a view, in a separate object to keep views small.
final class ViewDetails {
    var isAccessibilityElement = false
    var accessibilityTraits = UIAccessibilityTraits.none
    var accessibilityHint: String?
    var accessibilityValue: String?
    var accessibilityPath: UIBezierPath?
    var accessibilityElementsHidden = false
    var accessibilityViewIsModal = false
    var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    var translatesAutoresizingMaskIntoConstraints = true
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
}

extension UIView {
    final func detailsToChange(_ property: ObservedProperty) -> ViewDetails {
        report(.writes, .wrote(property, of: self))
        if let details { return details }
        let new = ViewDetails()
        details = new
        return new
    }
}
