// Expect: failed
// Belief: a scroll view keeps the touches of its rows.

import UIKit

@MainActor
protocol TouchHandling: UIResponder {
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        if let window = responder as? UIWindow { _ = window; return UIApplication.shared }
        if let view = responder as? UIView {
            if let window = view.window, let root = window.rootViewController, let owner = owner(of: view, in: root) { return owner }
            return view.superview
        }
        if let controller = responder as? UIViewController { return controller.viewIfLoaded?.superview }
        if responder is UIApplication {
            guard let delegate = UIApplication.shared.delegate as? UIResponder else { return nil }
            if delegate is UIView || delegate is UIViewController || delegate is UIApplication { return nil }
            return delegate
        }
        return nil
    }

    private static func owner(of view: UIView, in controller: UIViewController) -> UIViewController? {
        if controller.viewIfLoaded === view { return controller }
        for child in controller.children { if let found = owner(of: view, in: child) { return found } }
        return nil
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result: [UIResponder] = []
        var current: UIResponder? = responder
        while let r = current { result.append(r); current = nextResponder(after: r) }
        return result
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for responder in chain(from: first) {
            if responder is UIScrollView, !(responder is TouchHandling) { return nil }
            if let handler = responder as? TouchHandling, handler.handleTouches(in: phase) { return responder }
        }
        return nil
    }
}
