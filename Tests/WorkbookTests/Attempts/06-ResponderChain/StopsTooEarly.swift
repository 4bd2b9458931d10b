// Expect: failed
// Belief: the chain goes on while there is somebody after.
// Misconception: ChainWithoutTheLast
import UIKit

@MainActor
protocol TouchHandling: UIResponder {
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        if responder is UIWindow { return UIApplication.shared }
        if let view = responder as? UIView { return owner(of: view) ?? view.superview }
        if let controller = responder as? UIViewController { return controller.viewIfLoaded?.superview }
        if let application = responder as? UIApplication { return application.delegate === application ? nil : application.delegate as? UIResponder }
        return nil
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        guard let next = nextResponder(after: responder) else { return [] }
        return [responder] + chain(from: next)
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
