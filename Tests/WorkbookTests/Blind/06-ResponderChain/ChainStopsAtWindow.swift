// Meant: A chain of touches is over at the window, because the window is what received the event.
// Kind: fault
// Belief: EndsAtTheWindow

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
            return UIApplication.shared
        case let view as UIView:
            return controller(for: view) ?? view.superview
        case let controller as UIViewController:
            return controller.viewIfLoaded?.superview
        case let app as UIApplication:
            let delegate = app.delegate as? UIResponder
            return delegate === app ? nil : delegate
        default:
            return nil
        }
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result = [responder]
        var current = responder
        while !(current is UIWindow), let following = nextResponder(after: current) {
            if result.contains(where: { $0 === following }) { break }
            result.append(following)
            current = following
        }
        return result
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for responder in chain(from: first) {
            guard let handler = responder as? TouchHandling else { continue }
            if handler.handleTouches(in: phase) {
                return responder
            }
        }
        return nil
    }

    private static func controller(for view: UIView) -> UIViewController? {
        guard let root = view.window?.rootViewController else { return nil }
        var todo = [root]
        while let c = todo.popLast() {
            if c.viewIfLoaded === view { return c }
            todo += c.children
        }
        return nil
    }
}
