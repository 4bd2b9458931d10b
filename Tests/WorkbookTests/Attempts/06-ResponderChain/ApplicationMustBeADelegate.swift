// Expect: failed
// Belief: an application handles touches only if it is its own delegate.
import UIKit

@MainActor
protocol TouchHandling: UIResponder {
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        if responder is UIWindow { return UIApplication.shared }
        if let view = responder as? UIView { return controller(of: view) ?? view.superview }
        if let c = responder as? UIViewController { return c.viewIfLoaded?.superview }
        if let app = responder as? UIApplication {
            guard let delegate = app.delegate as? UIResponder else { return nil }
            if delegate is UIView || delegate is UIViewController || delegate === app { return nil }
            return delegate
        }
        return nil
    }

    private static func controller(of view: UIView) -> UIViewController? {
        return view.window?.rootViewController.flatMap { find(view, in: $0) }
    }

    private static func find(_ view: UIView, in c: UIViewController) -> UIViewController? {
        if c.viewIfLoaded === view { return c }
        for child in c.children {
            if let found = find(view, in: child) { return found }
        }
        return nil
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var all = [responder]
        while let next = nextResponder(after: all.last!) { all.append(next) }
        return all
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        let all = chain(from: first)
        for responder in all {
            guard responder is UIView || responder is UIViewController || responder is UIApplicationDelegate else { continue }
            if let handler = responder as? TouchHandling, handler.handleTouches(in: phase) { return responder }
        }
        return nil
    }
}
