// Expect: passed
// Form: controllers are collected by a function addAll.
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
        responder.successor
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        Array(sequence(first: responder, next: nextResponder(after:)))
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        sequence(first: first, next: nextResponder(after:))
            .first { ($0 as? TouchHandling)?.handleTouches(in: phase) ?? false }
    }
}

extension UIResponder {
    fileprivate var successor: UIResponder? {
        if self is UIWindow { return UIApplication.shared }
        if let view = self as? UIView { return view.owner ?? view.superview }
        if let controller = self as? UIViewController { return controller.viewIfLoaded?.superview }
        if let application = self as? UIApplication { return application.responderDelegate }
        return nil
    }
}

extension UIView {
    fileprivate var owner: UIViewController? { window?.rootViewController?.owner(of: self) }
}

extension UIViewController {
    fileprivate func owner(of view: UIView) -> UIViewController? {
        var all: [UIViewController] = []
        func addAll(_ controller: UIViewController) {
            all.append(controller)
            controller.children.forEach(addAll)
        }
        addAll(self)
        return all.first { $0.viewIfLoaded === view }
    }
}

extension UIApplication {
    fileprivate var responderDelegate: UIResponder? {
        guard let responder = delegate as? UIResponder else { return nil }
        return responder is UIView || responder is UIViewController || responder is UIApplication ? nil : responder
    }
}
