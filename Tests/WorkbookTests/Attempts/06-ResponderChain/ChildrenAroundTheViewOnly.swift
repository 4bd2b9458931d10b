// Expect: failed
// Belief: a child's view lies in its parent's view.
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
        }
        if let view = responder as? UIView {
            if let owner = owner(of: view) {
                return owner
            }
            return view.superview
        }
        if let controller = responder as? UIViewController {
            return controller.viewIfLoaded?.superview
        }
        if let application = responder as? UIApplication {
            guard let delegate = application.delegate as? UIResponder else { return nil }
            if delegate is UIApplication || delegate is UIViewController || delegate is UIView { return nil }
            return delegate
        }
        return nil
    }

    private static func owner(of view: UIView) -> UIViewController? {
        guard let root = view.window?.rootViewController else { return nil }
        return find(view, in: root)
    }

    private static func find(_ view: UIView, in controller: UIViewController) -> UIViewController? {
        if controller.viewIfLoaded === view { return controller }
        for child in controller.children where controller.viewIfLoaded.map({ view.isDescendant(of: $0) }) ?? false {
            if let found = find(view, in: child) { return found }
        }
        return nil
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result = [responder]
        while let last = result.last, let next = nextResponder(after: last), !result.contains(where: { $0 === next }) {
            result.append(next)
        }
        return result
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for responder in chain(from: first) {
            if let handler = responder as? TouchHandling, handler.handleTouches(in: phase) {
                return responder
            }
        }
        return nil
    }
}
