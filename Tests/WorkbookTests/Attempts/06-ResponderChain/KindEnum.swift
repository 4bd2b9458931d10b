// Expect: passed
// Sorts the responder into an enum of kinds first, then answers by kind.

import UIKit

/// Something that may handle touches when they come along the responder chain.
@MainActor
protocol TouchHandling: UIResponder {
    /// Offers touches in a phase; `true` if they are handled, and go no further.
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

/// The responder chain, written out: nothing here reads `next`.
@MainActor
enum ResponderChain {
    private enum Kind {
        case window
        case rootView(UIViewController)
        case plainView(UIView)
        case controller(UIViewController)
        case application(UIApplication)
        case other
    }

    private static func kind(of responder: UIResponder) -> Kind {
        if responder is UIWindow { return .window }
        if let view = responder as? UIView {
            if let controller = controller(showing: view) { return .rootView(controller) }
            return .plainView(view)
        }
        if let controller = responder as? UIViewController { return .controller(controller) }
        if let application = responder as? UIApplication { return .application(application) }
        return .other
    }

    /// The responder after another one, or `nil` at the end of the chain.
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        switch kind(of: responder) {
        case .window:
            return UIApplication.shared
        case .rootView(let controller):
            return controller
        case .plainView(let view):
            return view.superview
        case .controller(let controller):
            return controller.viewIfLoaded?.superview
        case .application(let application):
            guard let delegate = application.delegate as? UIResponder else { return nil }
            switch kind(of: delegate) {
            case .other: return delegate
            default: return nil
            }
        case .other:
            return nil
        }
    }

    /// The whole chain from a responder: itself first, then everyone after it.
    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result = [responder]
        var current = responder
        while let following = nextResponder(after: current) {
            result.append(following)
            current = following
        }
        return result
    }

    /// Offers touches to each responder of the chain in turn that is `TouchHandling`.
    ///
    /// - Returns: The one who handled them, or `nil` if they were dropped.
    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for case let handler as TouchHandling in chain(from: first) where handler.handleTouches(in: phase) {
            return handler
        }
        return nil
    }

    private static func controller(showing view: UIView) -> UIViewController? {
        guard let root = view.window?.rootViewController else { return nil }
        var level = [root]
        while !level.isEmpty {
            if let match = level.first(where: { $0.viewIfLoaded === view }) { return match }
            level = level.flatMap { $0.children }
        }
        return nil
    }
}
