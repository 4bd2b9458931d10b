// Meant: Believed that a controller is followed by its parent; and that only views can handle touches.
// Kind: several
// Belief: OnlyViewsAreOffered, ParentControllerIsNext

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
            if let owner = controller(of: view) { return owner }
            return view.superview
        case let controller as UIViewController:
            if let parent = controller.parent { return parent }
            return controller.viewIfLoaded?.superview
        case let application as UIApplication:
            return delegate(of: application)
        default:
            return nil
        }
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        return Array(sequence(first: responder) { nextResponder(after: $0) })
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for case let view as UIView in chain(from: first) {
            guard let handler = view as? TouchHandling else { continue }
            if handler.handleTouches(in: phase) { return view }
        }
        return nil
    }

    private static func allControllers(under controller: UIViewController) -> [UIViewController] {
        [controller] + controller.children.flatMap { allControllers(under: $0) }
    }

    private static func controller(of view: UIView) -> UIViewController? {
        guard let root = view.window?.rootViewController else { return nil }
        return allControllers(under: root).first { $0.viewIfLoaded === view }
    }

    private static func delegate(of application: UIApplication) -> UIResponder? {
        guard let delegate = application.delegate as? UIResponder else { return nil }
        // these are in the chain already
        if delegate === application || delegate is UIView || delegate is UIViewController { return nil }
        return delegate
    }
}
