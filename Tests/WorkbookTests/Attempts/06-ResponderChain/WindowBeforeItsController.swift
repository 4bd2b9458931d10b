// Expect: failed
// Belief: view, window, root controller, application.
// Misconception: RootControllerAfterWindow
import UIKit

@MainActor
protocol TouchHandling: UIResponder {
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        if let window = responder as? UIWindow { return window.rootViewController ?? UIApplication.shared }
        if let view = responder as? UIView {
            guard let controller = owner(of: view), controller !== view.window?.rootViewController else { return view.superview }
            return controller
        }
        if let controller = responder as? UIViewController {
            let view = controller.viewIfLoaded
            if view?.window?.rootViewController === controller { return UIApplication.shared }
            return view?.superview
        }
        if let application = responder as? UIApplication { return application.delegate === application ? nil : application.delegate as? UIResponder }
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
