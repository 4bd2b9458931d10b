// Expect: passed
// Form: the kinds of responder as an enumeration, and the chain by a custom sequence.
import UIKit

@MainActor
protocol TouchHandling: UIResponder {
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

private enum Kind { case window(UIWindow), view(UIView), controller(UIViewController), application(UIApplication), other }

extension UIResponder {
    fileprivate var kind: Kind {
        if let window = self as? UIWindow { return .window(window) }
        if let view = self as? UIView { return .view(view) }
        if let controller = self as? UIViewController { return .controller(controller) }
        if let application = self as? UIApplication { return .application(application) }
        return .other
    }
}

extension UIViewController {
    fileprivate func owner(of view: UIView) -> UIViewController? {
        viewIfLoaded === view ? self : children.lazy.compactMap { $0.owner(of: view) }.first
    }
}

@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        switch responder.kind {
        case .window: return UIApplication.shared
        case .view(let view): return view.window?.rootViewController?.owner(of: view) ?? view.superview
        case .controller(let controller): return controller.viewIfLoaded?.superview
        case .application(let application): return application.delegate is UIViewController || application.delegate === application ? nil : application.delegate as? UIResponder
        case .other: return nil
        }
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        sequence(first: responder, next: nextResponder(after:)).map { $0 }
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        var rest = chain(from: first)[...]
        repeat {
            let responder = rest.removeFirst()
            if let handler = responder as? TouchHandling, handler.handleTouches(in: phase) { return responder }
        } while !rest.isEmpty
        return nil
    }
}
