// Expect: passed
// Small computed properties on the classes say who follows, and the enum only puts them together.

import UIKit

/// Something that may handle touches when they come along the responder chain.
@MainActor
protocol TouchHandling: UIResponder {
    /// Offers touches in a phase; `true` if they are handled, and go no further.
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

private extension UIViewController {
    /// This controller and all below it.
    var family: [UIViewController] { [self] + children.flatMap { $0.family } }

    var successor: UIResponder? { viewIfLoaded?.superview }
}

private extension UIView {
    var successor: UIResponder? {
        if self is UIWindow { return UIApplication.shared }
        let controllers = window?.rootViewController?.family ?? []
        return controllers.first { $0.viewIfLoaded === self } ?? superview
    }
}

private extension UIApplication {
    var successor: UIResponder? {
        delegate === self || delegate is UIViewController ? nil : delegate as? UIResponder
    }
}

/// The responder chain, written out: nothing here reads `next`.
@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        if let view = responder as? UIView { return view.successor }
        if let controller = responder as? UIViewController { return controller.successor }
        if let application = responder as? UIApplication { return application.successor }
        return nil
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var known: Set<ObjectIdentifier> = []
        let endless = sequence(first: responder, next: { nextResponder(after: $0) })
        return endless.prefix(while: { known.insert(ObjectIdentifier($0)).inserted })
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        chain(from: first)
            .compactMap { $0 as? TouchHandling }
            .first { $0.handleTouches(in: phase) }
    }
}
