// Misconception: After a child controller comes the root view of its parent
// Explanation: Containers nest controllers, and so the step from a child seems to lead to the
//   parent's view. It leads to the superview of the child's own view, which may be any view in
//   between.
// Hint: Put a plain view between a child's view and its parent's. Is it in your chain?
// Evidence: parent

import UIKit

@MainActor
protocol TouchHandling: UIResponder {
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        if responder is UIWindow {
            return UIApplication.shared
        } else if let view = responder as? UIView {
            return viewController(for: view) ?? view.superview
        } else if let controller = responder as? UIViewController {
            if let parent = controller.parent {
                return parent.viewIfLoaded
            }
            return controller.viewIfLoaded?.superview
        } else if let app = responder as? UIApplication {
            let delegate = app.delegate as? UIResponder
            return delegate is UIViewController || delegate === app ? nil : delegate
        }
        return nil
    }

    static func viewController(for view: UIView) -> UIViewController? {
        guard let root = view.window?.rootViewController else { return nil }
        return flatten(root).first(where: { $0.viewIfLoaded === view })
    }

    static func flatten(_ controller: UIViewController) -> [UIViewController] {
        var result = [controller]
        for child in controller.children {
            result.append(contentsOf: flatten(child))
        }
        return result
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result: [UIResponder] = []
        var current: UIResponder? = responder
        while let r = current, !result.contains(where: { $0 === r }) {
            result.append(r)
            current = nextResponder(after: r)
        }
        return result
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for responder in chain(from: first) {
            if let handler = responder as? TouchHandling {
                if handler.handleTouches(in: phase) {
                    return responder
                }
            }
        }
        return nil
    }
}
