// Meant: The author believes that an app has one window, and looks for controllers in the key window instead of in the view's own.
// Kind: fault
// Belief: KeyWindowsControllers

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
        switch responder {
        case is UIWindow:
            return UIApplication.shared
        case let view as UIView:
            let root = UIApplication.shared.keyWindow?.rootViewController
            return root.flatMap { controller(of: view, in: $0) } ?? view.superview
        case let controller as UIViewController:
            return controller.viewIfLoaded?.superview
        case let application as UIApplication:
            return application.delegate as? UIResponder
        default:
            return nil
        }
    }

    private static func controller(of view: UIView, in tree: UIViewController) -> UIViewController? {
        if tree.viewIfLoaded === view { return tree }
        return tree.children.reduce(nil) { $0 ?? controller(of: view, in: $1) }
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result = [responder]
        while let next = nextResponder(after: result[result.endIndex - 1]) {
            guard !result.contains(where: { $0 === next }) else { break }
            result.append(next)
        }
        return result
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for responder in chain(from: first) {
            if let handler = responder as? TouchHandling, handler.handleTouches(in: phase) {
                return handler
            }
        }
        return nil
    }
}
