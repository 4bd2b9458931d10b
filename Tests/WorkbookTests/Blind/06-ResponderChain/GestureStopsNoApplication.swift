// Meant: A view with gesture recognisers keeps the touch for itself, and the application is left out between window and delegate.
// Kind: several
// Belief: WithoutApplication

import UIKit

@MainActor
protocol TouchHandling: UIResponder {
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        switch responder {
        case is UIWindow:
            return UIApplication.shared.delegate as? UIResponder
        case let view as UIView:
            return controller(for: view) ?? view.superview
        case let controller as UIViewController:
            return controller.viewIfLoaded?.superview
        default:
            return nil
        }
    }

    private static func controller(for view: UIView) -> UIViewController? {
        var stack: [UIViewController] = []
        if let root = view.window?.rootViewController {
            stack.append(root)
        }
        while let c = stack.popLast() {
            if c.viewIfLoaded === view { return c }
            stack += c.children
        }
        return nil
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result = [responder]
        var current = responder
        while let following = nextResponder(after: current) {
            if result.contains(where: { $0 === following }) { break }
            result.append(following)
            current = following
        }
        return result
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for responder in chain(from: first) {
            if let view = responder as? UIView, let recognizers = view.gestureRecognizers, !recognizers.isEmpty {
                return nil
            }
            if let handler = responder as? TouchHandling, handler.handleTouches(in: phase) {
                return responder
            }
        }
        return nil
    }
}
