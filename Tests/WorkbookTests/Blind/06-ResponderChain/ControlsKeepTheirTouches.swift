// Meant: The author believes that a control never passes a touch on, so the journey ends at a UIControl even if it has declined.
// Kind: fault
// Belief: ControlsKeepTouches

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
        switch responder {
        case is UIWindow: return UIApplication.shared
        case let view as UIView: return owner(of: view) ?? view.superview
        case let controller as UIViewController: return controller.viewIfLoaded?.superview
        case let application as UIApplication: return application.delegate as? UIResponder
        default: return nil
        }
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var visited: Set<ObjectIdentifier> = []
        var result: [UIResponder] = []
        var current: UIResponder? = responder
        while let now = current, visited.insert(ObjectIdentifier(now)).inserted {
            result.append(now)
            current = nextResponder(after: now)
        }
        return result
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for responder in chain(from: first) {
            if let handler = responder as? TouchHandling, handler.handleTouches(in: phase) {
                return responder
            }
            // Buttons swallow what they do not use.
            if responder is UIControl {
                return nil
            }
        }
        return nil
    }

    private static func owner(of view: UIView) -> UIViewController? {
        var stack = [view.window?.rootViewController].compactMap { $0 }
        while !stack.isEmpty {
            let controller = stack.removeLast()
            if controller.viewIfLoaded === view { return controller }
            stack.append(contentsOf: controller.children)
        }
        return nil
    }
}
