// Attack: finds the controller of a view in a mirror of the model's stored properties.
// Exercise: 6
// Expect: failed|notAccepted
// Held by: the model shows nothing of itself in mirrors
import UIKit

/// Something that may handle touches when they come along the responder chain.
@MainActor
protocol TouchHandling: UIResponder {
    /// Offers touches in a phase; `true` if they are handled, and go no further.
    func handleTouches(in phase: UITouch.Phase) -> Bool
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
        var mirror: Mirror? = Mirror(reflecting: view)
        while let current = mirror {
            for child in current.children {
                if let controller = child.value as? UIViewController { return controller }
            }
            mirror = current.superclassMirror
        }
        return nil
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
