// Attack: has the model walk the chain to the next controller by an action without a target.
// Exercise: 6
// Expect: failed
// Held by: the model's own walk along the chain is heard as reading next
import UIKit

/// Something that may handle touches when they come along the responder chain.
@MainActor
protocol TouchHandling: UIResponder {
    /// Offers touches in a phase; `true` if they are handled, and go no further.
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

extension UIViewController {
    static var found: UIViewController?

    func note() { UIViewController.found = self }
}

@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        switch responder {
        case is UIWindow: return UIApplication.shared
        case let view as UIView: return controller(of: view) ?? view.superview
        case let controller as UIViewController:
            return controller.viewIfLoaded?.superview ?? controller.presentingViewController
        case let application as UIApplication: return application.delegate is UIViewController || application.delegate === application ? nil : application.delegate as? UIResponder
        default: return nil
        }
    }

    static func controller(of view: UIView) -> UIViewController? {
        UIViewController.found = nil
        UIApplication.shared.sendAction(UIViewController.note, to: nil, from: view, for: nil)
        return UIViewController.found.flatMap { $0.viewIfLoaded === view ? $0 : nil }
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var chain = [responder]
        while let next = nextResponder(after: chain[chain.count - 1]) { chain.append(next) }
        return chain
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        chain(from: first).first { ($0 as? TouchHandling)?.handleTouches(in: phase) ?? false }
    }
}
