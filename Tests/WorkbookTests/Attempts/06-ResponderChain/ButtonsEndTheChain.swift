// Expect: failed
// Belief: a control passes nothing on, so nobody comes after it.
import UIKit

@MainActor
protocol TouchHandling: UIResponder {
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        if responder is UIWindow { return UIApplication.shared }
        if responder is UIControl { return nil }
        if let view = responder as? UIView { return owner(of: view) ?? view.superview }
        if let controller = responder as? UIViewController { return controller.viewIfLoaded?.superview }
        if let application = responder as? UIApplication { return application.delegate is UIViewController || application.delegate === application ? nil : application.delegate as? UIResponder }
        return nil
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result: [UIResponder] = []
        var current: UIResponder? = responder
        while let link = current {
            result.append(link)
            current = nextResponder(after: link)
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

    private static func owner(of view: UIView) -> UIViewController? {
        func search(_ controller: UIViewController?) -> UIViewController? {
            guard let controller else { return nil }
            if controller.viewIfLoaded === view { return controller }
            for child in controller.children {
                if let found = search(child) { return found }
            }
            return nil
        }
        return search(view.window?.rootViewController)
    }
}
