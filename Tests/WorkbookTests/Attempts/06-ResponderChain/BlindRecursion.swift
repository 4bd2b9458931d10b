// Expect: passed
// The chain is built by recursion with a list of those who came before, and the search by a nested recursion.

import UIKit

/// Something that may handle touches when they come along the responder chain.
@MainActor
protocol TouchHandling: UIResponder {
    /// Offers touches in a phase; `true` if they are handled, and go no further.
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        (responder as? UIWindow).map { _ in UIApplication.shared }
            ?? (responder as? UIView).flatMap { owner(of: $0) ?? $0.superview }
            ?? (responder as? UIViewController)?.viewIfLoaded?.superview
            ?? (responder as? UIApplication).flatMap { delegate(of: $0) }
    }

    private static func delegate(of application: UIApplication) -> UIResponder? {
        let known = application.delegate is UIViewController || application.delegate === application
        return known ? nil : application.delegate as? UIResponder
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        extend([responder])
    }

    private static func extend(_ soFar: [UIResponder]) -> [UIResponder] {
        guard let last = soFar.last, let next = nextResponder(after: last),
            soFar.allSatisfy({ $0 !== next })
        else { return soFar }
        return extend(soFar + [next])
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        func offer(_ rest: ArraySlice<UIResponder>) -> UIResponder? {
            guard let candidate = rest.first else { return nil }
            if let handler = candidate as? TouchHandling, handler.handleTouches(in: phase) {
                return candidate
            }
            return offer(rest.dropFirst())
        }
        return offer(chain(from: first)[...])
    }

    private static func owner(of view: UIView) -> UIViewController? {
        func among(_ controllers: ArraySlice<UIViewController>) -> UIViewController? {
            guard let head = controllers.first else { return nil }
            if head.viewIfLoaded === view { return head }
            return among(head.children[...]) ?? among(controllers.dropFirst())
        }
        guard let root = view.window?.rootViewController else { return nil }
        return among([root])
    }
}
