// Expect: passed
// Form: a switch, sequence(first:next:) and first(where:).
import UIKit

@MainActor
protocol TouchHandling: UIResponder {
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        switch responder {
        case is UIWindow: return UIApplication.shared
        case let view as UIView: return owner(of: view) ?? view.superview
        case let controller as UIViewController: return controller.viewIfLoaded?.superview
        case let application as UIApplication: return application.delegate is UIViewController || application.delegate === application ? nil : application.delegate as? UIResponder
        default: return nil
        }
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        return Array(sequence(first: responder) { nextResponder(after: $0) })
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        return chain(from: first).first { responder in
            guard let handler = responder as? any TouchHandling else { return false }
            return handler.handleTouches(in: phase)
        }
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
