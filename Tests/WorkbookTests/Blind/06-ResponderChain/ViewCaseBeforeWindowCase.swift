// Meant: Slip: the case for views stands before the case for windows, so a window is treated as a view without superview.
// Kind: fault
// Belief: CaseForViewsComesFirst

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
        if let view = responder as? UIView {
            if let root = view.window?.rootViewController,
               let owner = find(view, in: root) {
                return owner
            }
            return view.superview
        }
        if let controller = responder as? UIViewController {
            return controller.viewIfLoaded?.superview
        }
        if responder is UIWindow {
            return UIApplication.shared
        }
        if let application = responder as? UIApplication {
            if let delegate = application.delegate as? UIResponder, delegate !== application {
                return delegate
            }
        }
        return nil
    }

    /// The whole chain from a responder: itself first, then everyone after it.
    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result: [UIResponder] = []
        var current: UIResponder? = responder
        while let r = current {
            if result.contains(where: { $0 === r }) { break }
            result.append(r)
            current = nextResponder(after: r)
        }
        return result
    }

    /// Offers touches to each responder of the chain in turn that is `TouchHandling`.
    ///
    /// - Returns: The one who handled them, or `nil` if they were dropped.
    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for r in chain(from: first) {
            if let handler = r as? TouchHandling, handler.handleTouches(in: phase) {
                return r
            }
        }
        return nil
    }

    private static func find(_ view: UIView, in controller: UIViewController) -> UIViewController? {
        if controller.viewIfLoaded === view {
            return controller
        }
        for child in controller.children {
            if let found = find(view, in: child) {
                return found
            }
        }
        return nil
    }
}
