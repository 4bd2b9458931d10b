// Expect: passed
// The rules live in private extensions of the UIKit classes; the enum only dispatches.

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
    /// The responder after another one, or `nil` at the end of the chain.
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        if let window = responder as? UIWindow { return window.follower }
        if let view = responder as? UIView { return view.followerInTree }
        if let controller = responder as? UIViewController { return controller.follower }
        if let application = responder as? UIApplication { return application.follower }
        return nil
    }

    /// The whole chain from a responder: itself first, then everyone after it.
    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result = [responder]
        while let last = result.last,
              let following = nextResponder(after: last),
              !result.contains(where: { $0 === following }) {
            result.append(following)
        }
        return result
    }

    /// Offers touches to each responder of the chain in turn that is `TouchHandling`.
    ///
    /// - Returns: The one who handled them, or `nil` if they were dropped.
    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        chain(from: first).first { $0.accepts(phase) }
    }
}

private extension UIResponder {
    func accepts(_ phase: UITouch.Phase) -> Bool {
        guard let handler = self as? TouchHandling else { return false }
        return handler.handleTouches(in: phase)
    }
}

private extension UIWindow {
    var follower: UIResponder { UIApplication.shared }
}

private extension UIView {
    var followerInTree: UIResponder? {
        window?.rootViewController?.controller(withRootView: self) ?? superview
    }
}

private extension UIViewController {
    var follower: UIResponder? { viewIfLoaded?.superview }

    func controller(withRootView candidate: UIView) -> UIViewController? {
        if viewIfLoaded === candidate { return self }
        for child in children {
            if let match = child.controller(withRootView: candidate) { return match }
        }
        return nil
    }
}

private extension UIApplication {
    var follower: UIResponder? {
        guard let responder = delegate as? UIResponder, responder !== self, !(responder is UIViewController) else { return nil }
        return responder
    }
}
