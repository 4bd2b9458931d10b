// Expect: passed
// Form: the names of classes in a log, by NSStringFromClass.
import UIKit

@MainActor
protocol TouchHandling: UIResponder {
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        switch responder {
        case is UIWindow:
            return UIApplication.shared
        case let view as UIView:
            if let root = view.window?.rootViewController, let vc = controller(of: view, in: root) { return vc }
            return view.superview
        case let vc as UIViewController:
            return vc.viewIfLoaded?.superview
        case let app as UIApplication:
            guard let d = app.delegate as? UIResponder, !(d is UIView), !(d is UIViewController), d !== app else { return nil }
            return d
        default:
            return nil
        }
    }

    private static func controller(of view: UIView, in vc: UIViewController) -> UIViewController? {
        if vc.viewIfLoaded === view { return vc }
        for child in vc.children {
            if let found = controller(of: view, in: child) { return found }
        }
        return nil
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        print(NSStringFromClass(type(of: responder)), String(describing: responder), responder.description, responder.hash)
        return Array(sequence(first: responder, next: nextResponder(after:)))
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        chain(from: first).first { ($0 as? TouchHandling)?.handleTouches(in: phase) == true }
    }
}
