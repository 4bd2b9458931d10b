// Meant: The author believes that the window's root controller owns the window, so it comes after the window and not after its own root view.
// Kind: fault
// Belief: RootControllerAfterWindow

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
        if let window = responder as? UIWindow {
            return window.rootViewController ?? UIApplication.shared
        }
        if let view = responder as? UIView {
            // The root controller's turn comes with the window; here only its descendants.
            let children = view.window?.rootViewController?.children ?? []
            return owner(of: view, among: children) ?? view.superview
        }
        if let controller = responder as? UIViewController {
            let superview = controller.viewIfLoaded?.superview
            if let window = superview as? UIWindow, window.rootViewController === controller {
                return UIApplication.shared
            }
            return superview
        }
        if let application = responder as? UIApplication {
            return application.delegate as? UIResponder
        }
        return nil
    }

    private static func owner(of view: UIView, among list: [UIViewController]) -> UIViewController? {
        for controller in list {
            if controller.viewIfLoaded === view { return controller }
            if let inner = owner(of: view, among: controller.children) { return inner }
        }
        return nil
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result = [responder]
        while let next = nextResponder(after: result.last!), !result.contains(where: { $0 === next }) {
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
