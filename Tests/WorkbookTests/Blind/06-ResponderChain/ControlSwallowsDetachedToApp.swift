// Meant: A UIControl ends the journey even when it declines, and a view without superview still passes on to the application.
// Kind: several
// Belief: ControlsKeepTouches, ApplicationAfterLooseViews

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
        if responder is UIWindow {
            return UIApplication.shared
        }
        if let view = responder as? UIView {
            if let root = view.window?.rootViewController, let owner = owner(of: view, in: root) {
                return owner
            }
            return view.superview ?? UIApplication.shared
        }
        if let controller = responder as? UIViewController {
            return controller.viewIfLoaded?.superview
        }
        if let app = responder as? UIApplication {
            let delegate = app.delegate as? UIResponder
            return delegate === app ? nil : delegate
        }
        return nil
    }

    private static func owner(of view: UIView, in controller: UIViewController) -> UIViewController? {
        if controller.viewIfLoaded === view { return controller }
        for child in controller.children {
            if let found = owner(of: view, in: child) { return found }
        }
        return nil
    }

    /// The whole chain from a responder: itself first, then everyone after it.
    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result: [UIResponder] = []
        var current: UIResponder? = responder
        while let r = current, !result.contains(where: { $0 === r }) {
            result.append(r)
            current = nextResponder(after: r)
        }
        return result
    }

    /// Offers touches to each responder of the chain in turn that is `TouchHandling`.
    ///
    /// - Returns: The one who handled them, or `nil` if they were dropped.
    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for responder in chain(from: first) {
            if let handler = responder as? TouchHandling, handler.handleTouches(in: phase) {
                return responder
            }
            if responder is UIControl {
                return nil
            }
        }
        return nil
    }
}
