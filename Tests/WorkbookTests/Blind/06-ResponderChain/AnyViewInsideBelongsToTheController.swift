// Meant: The author believes that a view's controller is the one whose root view it lies in, so a plain view too is followed by a controller instead of its superview.
// Kind: fault
// Belief: EveryViewThenItsController

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
        if responder is UIWindow { return UIApplication.shared }
        if let view = responder as? UIView {
            return controller(managing: view) ?? view.superview
        }
        if let controller = responder as? UIViewController {
            return controller.viewIfLoaded?.superview
        }
        if let application = responder as? UIApplication {
            return application.delegate as? UIResponder
        }
        return nil
    }

    /// The innermost controller that the view belongs to.
    private static func controller(managing view: UIView) -> UIViewController? {
        func look(_ controller: UIViewController) -> UIViewController? {
            for child in controller.children {
                if let inner = look(child) { return inner }
            }
            guard let root = controller.viewIfLoaded else { return nil }
            return view.isDescendant(of: root) ? controller : nil
        }
        return view.window?.rootViewController.flatMap(look)
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result = [responder]
        while let next = nextResponder(after: result.last!) {
            if result.contains(where: { $0 === next }) { break }
            result.append(next)
        }
        return result
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for responder in chain(from: first) {
            if let handler = responder as? TouchHandling, handler.handleTouches(in: phase) {
                return responder
            }
        }
        return nil
    }
}
