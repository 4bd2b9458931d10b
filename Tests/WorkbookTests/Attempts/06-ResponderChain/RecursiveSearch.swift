// Expect: passed
// Form: if-casts, and the owner of a view found by recursion.
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
        var chain: [UIResponder] = []
        var current: UIResponder? = responder
        while let link = current {
            chain.append(link)
            current = nextResponder(after: link)
        }
        return chain
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for responder in chain(from: first) {
            if let handler = responder as? TouchHandling, handler.handleTouches(in: phase) {
                return responder
            }
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
