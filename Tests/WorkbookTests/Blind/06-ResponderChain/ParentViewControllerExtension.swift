// Meant: The author uses the well-known "parentViewController" extension, which asks the view's next whether it is a controller, and so reads what should be written.
// Kind: fault
// Belief: ReadsNextForControllersOnly

import UIKit

/// Something that may handle touches when they come along the responder chain.
@MainActor
protocol TouchHandling: UIResponder {
    /// Offers touches in a phase; `true` if they are handled, and go no further.
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

private extension UIView {
    /// The controller whose root view this is.
    var owningController: UIViewController? {
        guard let controller = self.next as? UIViewController else { return nil }
        return controller.viewIfLoaded === self ? controller : nil
    }
}

/// The responder chain, written out.
@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        switch responder {
        case is UIWindow: return UIApplication.shared
        case let view as UIView: return view.owningController ?? view.superview
        case let controller as UIViewController: return controller.viewIfLoaded?.superview
        case let app as UIApplication: return app.delegate as? UIResponder
        default: return nil
        }
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var seen = Set<ObjectIdentifier>()
        return Array(sequence(first: responder, next: nextResponder(after:))
            .prefix(while: { seen.insert(ObjectIdentifier($0)).inserted }))
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for case let candidate as TouchHandling in chain(from: first)
        where candidate.handleTouches(in: phase) {
            return candidate
        }
        return nil
    }
}
