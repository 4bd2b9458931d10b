// Expect: passed
// Form: chain by recursion, and deliver by a loop of its own.
import UIKit

@MainActor
protocol TouchHandling: UIResponder {
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        if responder is UIWindow { return UIApplication.shared }
        if let view = responder as? UIView {
            return owner(of: view) ?? view.superview
        }
        if let controller = responder as? UIViewController {
            return controller.viewIfLoaded?.superview
        }
        if let application = responder as? UIApplication {
            return application.delegate is UIViewController || application.delegate === application ? nil : application.delegate as? UIResponder
        }
        return nil
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        guard let next = nextResponder(after: responder) else { return [responder] }
        return [responder] + chain(from: next)
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        var current: UIResponder? = first
        while let responder = current {
            if (responder as? TouchHandling)?.handleTouches(in: phase) ?? false { return responder }
            current = nextResponder(after: responder)
        }
        return nil
    }

    private static func owner(of view: UIView) -> UIViewController? {
        guard let root = view.window?.rootViewController else { return nil }
        return owner(of: view, in: root)
    }

    private static func owner(
        of view: UIView, in controller: UIViewController
    ) -> UIViewController? {
        if controller.viewIfLoaded === view { return controller }
        for child in controller.children {
            if let found = owner(of: view, in: child) { return found }
        }
        return nil
    }
}
