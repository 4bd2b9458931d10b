// Expect: passed
// Form: The rule is spread over private extensions of UIResponder and UIViewController.

import UIKit

/// Something that may handle touches when they come along the responder chain.
@MainActor
protocol TouchHandling: UIResponder {
    /// Offers touches in a phase; `true` if they are handled, and go no further.
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

/// The responder chain, written out: nothing here reads `next`.
@MainActor
enum ResponderChain {
    /// The responder after another one, or `nil` at the end of the chain.
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        return responder.follower
    }

    /// The whole chain from a responder: itself first, then everyone after it.
    static func chain(from responder: UIResponder) -> [UIResponder] {
        var members = [responder]
        var last = responder
        while let follower = last.follower {
            members.append(follower)
            last = follower
        }
        return members
    }

    /// Offers touches to each responder of the chain in turn that is `TouchHandling`.
    ///
    /// - Returns: The one who handled them, or `nil` if they were dropped.
    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        return chain(from: first).first { ($0 as? TouchHandling)?.handleTouches(in: phase) == true }
    }
}

private extension UIResponder {
    /// Who comes after this one.
    var follower: UIResponder? {
        if self is UIWindow { return UIApplication.shared }
        if let view = self as? UIView {
            if let owner = view.window?.rootViewController?.owner(of: view) { return owner }
            return view.superview
        }
        if let controller = self as? UIViewController { return controller.viewIfLoaded?.superview }
        if let application = self as? UIApplication,
           let delegate = application.delegate as? UIResponder,
           delegate !== application, !(delegate is UIView), !(delegate is UIViewController) {
            return delegate
        }
        return nil
    }
}

private extension UIViewController {
    /// This controller, or one below it, if the view is its root view.
    func owner(of view: UIView) -> UIViewController? {
        if viewIfLoaded === view { return self }
        for child in children {
            if let owner = child.owner(of: view) { return owner }
        }
        return nil
    }
}
