// Expect: passed
// Form: One small overload for each kind of responder, and guards that hand on to them.

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
        guard let view = responder as? UIView else {
            guard let controller = responder as? UIViewController else {
                guard let application = responder as? UIApplication else { return nil }
                return follower(of: application)
            }
            return follower(of: controller)
        }
        return view is UIWindow ? UIApplication.shared : follower(of: view)
    }

    /// The whole chain from a responder: itself first, then everyone after it.
    static func chain(from responder: UIResponder) -> [UIResponder] {
        var members: [UIResponder] = []
        func add(_ member: UIResponder) {
            members.append(member)
            if let following = nextResponder(after: member) { add(following) }
        }
        add(responder)
        return members
    }

    /// Offers touches to each responder of the chain in turn that is `TouchHandling`.
    ///
    /// - Returns: The one who handled them, or `nil` if they were dropped.
    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        let responders = chain(from: first)
        var index = responders.startIndex
        while index < responders.endIndex {
            defer { index += 1 }
            guard let handler = responders[index] as? TouchHandling else { continue }
            guard !handler.handleTouches(in: phase) else { return responders[index] }
        }
        return nil
    }

    private static func follower(of view: UIView) -> UIResponder? {
        guard let root = view.window?.rootViewController,
              let controller = owner(of: view, from: [root]) else { return view.superview }
        return controller
    }

    private static func follower(of controller: UIViewController) -> UIResponder? {
        controller.viewIfLoaded?.superview
    }

    private static func follower(of application: UIApplication) -> UIResponder? {
        guard let delegate = application.delegate as? UIResponder, delegate !== application else { return nil }
        return delegate is UIView || delegate is UIViewController ? nil : delegate
    }

    private static func owner(of view: UIView, from level: [UIViewController]) -> UIViewController? {
        guard !level.isEmpty else { return nil }
        if let found = level.first(where: { $0.viewIfLoaded === view }) { return found }
        return owner(of: view, from: level.flatMap { $0.children })
    }
}
