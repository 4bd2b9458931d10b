// Expect: failed
// Belief: the view of a child lies in the view of its parent.
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
        if let view = responder as? UIView { return owner(of: view) ?? view.superview }
        if let controller = responder as? UIViewController { return controller.viewIfLoaded?.superview }
        if let application = responder as? UIApplication {
            guard let delegate = application.delegate as? UIResponder,
                  !(delegate is UIView), !(delegate is UIViewController), delegate !== application else { return nil }
            return delegate
        }
        return nil
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result = [responder]
        var current = responder
        while let next = nextResponder(after: current) {
            result.append(next)
            current = next
        }
        return result
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for responder in chain(from: first) {
            if let handler = responder as? TouchHandling, handler.handleTouches(in: phase) { return responder }
        }
        return nil
    }

    private static func owner(of view: UIView) -> UIViewController? {
        guard let root = view.window?.rootViewController else { return nil }
        return find(view, in: root)
    }

    private static func find(_ view: UIView, in controller: UIViewController) -> UIViewController? {
        if controller.viewIfLoaded === view { return controller }
        guard let child = controller.children.first(where: { child in
            child.viewIfLoaded.map { view.isDescendant(of: $0) } ?? false
        }) else { return nil }
        return find(view, in: child)
    }
}
