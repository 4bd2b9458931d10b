// Meant: Half the cases: window, application and controllers are there, views are not.
// Kind: unfinished
// Belief: none

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
        case is UIWindow:
            return UIApplication.shared
        case let application as UIApplication:
            return delegate(of: application)
        case let controller as UIViewController:
            return controller.viewIfLoaded?.superview
        // case let view as UIView: whose root view is it?
        default:
            return nil
        }
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result: [UIResponder] = []
        var current: UIResponder? = responder
        while let member = current {
            result.append(member)
            current = nextResponder(after: member)
        }
        return result
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        return nil
    }

    private static func delegate(of application: UIApplication) -> UIResponder? {
        guard let delegate = application.delegate as? UIResponder else { return nil }
        // these are in the chain already
        if delegate === application || delegate is UIView || delegate is UIViewController { return nil }
        return delegate
    }
}
