// Misconception: A view is what has exactly the type UIView
// Explanation: To ask an object for its type looks like the surest way to tell views from
//   windows and controllers. Most views of an app are of classes that inherit from these, and are
//   of none of the three types.
// Hint: Of which type is the controller that your app itself declares? Which of your cases is
//   it?
// Evidence: type(of:) or isMember or ObjectIdentifier or "type"

import UIKit

@MainActor
protocol TouchHandling: UIResponder {
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        let kind = type(of: responder)

        if kind == UIWindow.self {
            return UIApplication.shared
        }
        if kind == UIView.self, let view = responder as? UIView {
            if let root = view.window?.rootViewController, let owner = lookUp(view, in: root) {
                return owner
            }
            return view.superview
        }
        if kind == UIViewController.self, let controller = responder as? UIViewController {
            return controller.viewIfLoaded?.superview
        }
        if responder === UIApplication.shared {
            let delegate = UIApplication.shared.delegate as? UIResponder
            return delegate is UIViewController || delegate === responder ? nil : delegate
        }
        return nil
    }

    private static func lookUp(_ view: UIView, in controller: UIViewController) -> UIViewController?
    {
        if controller.viewIfLoaded === view { return controller }
        for child in controller.children {
            if let found = lookUp(view, in: child) { return found }
        }
        return nil
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
        for r in chain(from: first) {
            if let handler = r as? TouchHandling, handler.handleTouches(in: phase) {
                return r
            }
        }
        return nil
    }
}
