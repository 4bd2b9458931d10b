// Meant: The author believes that reading a controller's view is only a look, and compares with `view`, which loads the views of children that nobody has shown.
// Kind: fault
// Belief: ViewsAreLoaded

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
            guard let root = view.window?.rootViewController else { return view.superview }
            return owner(of: view, from: root) ?? view.superview
        }
        if let controller = responder as? UIViewController { return controller.viewIfLoaded?.superview }
        if let app = responder as? UIApplication { return app.delegate as? UIResponder }
        return nil
    }

    private static func owner(of view: UIView, from controller: UIViewController) -> UIViewController? {
        if controller.view === view {
            return controller
        }
        for child in controller.children {
            if let found = owner(of: view, from: child) {
                return found
            }
        }
        return nil
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var list = [responder]
        while let following = nextResponder(after: list.last!) {
            if list.contains(where: { $0 === following }) { break }
            list.append(following)
        }
        return list
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for responder in chain(from: first) {
            guard let handler = responder as? TouchHandling else { continue }
            if handler.handleTouches(in: phase) { return responder }
        }
        return nil
    }
}
