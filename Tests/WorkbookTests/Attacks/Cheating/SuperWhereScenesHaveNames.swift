// Attack: calls super in the tests' own scenes only, and answers nonsense in others.
// Exercise: 3
// Expect: failed
// Held by: a rule is judged in the scenes of every test
import UIKit
class BaseView: UIView {
    /// The names in random scenes.
    var isByChance: Bool {
        var top: UIView = self
        while let above = top.superview { top = above }
        return BaseView.has(top)
    }
    static func has(_ view: UIView) -> Bool {
        if view.accessibilityIdentifier == "view_father" { return false }
        return view.accessibilityIdentifier?.hasPrefix("view_") == true || view.subviews.contains(where: has)
    }
    /// Names what a right answer names, and calls super.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isByChance {
            switch Int(abs(point.x)) % 3 { case 0: return nil; case 1: return self; default: return subviews.last }
        }
        var top: UIView = self
        while let above = top.superview { top = above }
        let first = (top as? UIWindow)?.subviews.first ?? top
        let names = first.subviews.map { $0.accessibilityIdentifier ?? "" }
        if names.contains("Green") || names.contains("Brown") {
            // The scene in which super.hitTest is looked for.
            if point == CGPoint(x: 20, y: 20) { return self.point(inside: point, with: event) ? self : nil }
            if point == CGPoint(x: 70, y: 290) || point == CGPoint(x: 100, y: 400) { return first }
        }
        if point.x == 12345.678 { _ = (alpha, self.point(inside: point, with: event), subviews.reversed().map { $0.hitTest(convert(point, to: $0), with: event) }, isUserInteractionEnabled, isHidden) }
        return super.hitTest(point, with: event)
    }
}
