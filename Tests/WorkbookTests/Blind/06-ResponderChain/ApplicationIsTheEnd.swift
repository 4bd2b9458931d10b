// Meant: The application is the last in the chain; its delegate only gets life-cycle calls.
// Kind: fault
// Belief: WithoutDelegate

import UIKit

@MainActor
protocol TouchHandling: UIResponder {
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        switch responder {
        case is UIWindow: return UIApplication.shared
        case let view as UIView: return controller(withRootView: view) ?? view.superview
        case let controller as UIViewController: return controller.viewIfLoaded?.superview
        default: return nil
        }
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        guard let following = nextResponder(after: responder) else { return [responder] }
        return [responder] + chain(from: following)
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for case let handler as TouchHandling in chain(from: first) where handler.handleTouches(in: phase) {
            return handler
        }
        return nil
    }

    private static func controller(withRootView view: UIView) -> UIViewController? {
        var stack = [view.window?.rootViewController].compactMap { $0 }
        while let candidate = stack.popLast() {
            if candidate.viewIfLoaded === view { return candidate }
            stack.append(contentsOf: candidate.children)
        }
        return nil
    }
}
