// Expect: failed
// Belief: there is one controller, and the last responder has what is left.
// Misconception: RootControllerOnly + DeliveryNamesTheLast
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
        let all = chain(from: first)
        for responder in all {
            if let handler = responder as? TouchHandling, handler.handleTouches(in: phase) { return responder }
        }
        return all.last
    }

    private static func owner(of view: UIView) -> UIViewController? {
        guard let root = view.window?.rootViewController, root.viewIfLoaded === view else { return nil }
        return root
    }
}
