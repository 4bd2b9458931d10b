// Meant: The author believes that a window's root controller knows all controllers as its children, so grandchildren and deeper ones are never found.
// Kind: fault
// Belief: DirectChildrenOnly

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
        if responder is UIWindow {
            return UIApplication.shared
        }
        if let view = responder as? UIView {
            if let root = view.window?.rootViewController {
                for controller in [root] + root.children where controller.viewIfLoaded === view {
                    return controller
                }
            }
            return view.superview
        }
        if let controller = responder as? UIViewController {
            return controller.viewIfLoaded?.superview
        }
        if let app = responder as? UIApplication {
            return app.delegate as? UIResponder
        }
        return nil
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var all: [UIResponder] = []
        var current: UIResponder? = responder
        while let r = current, !all.contains(where: { $0 === r }) {
            all.append(r)
            current = nextResponder(after: r)
        }
        return all
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        return chain(from: first).first { ($0 as? TouchHandling)?.handleTouches(in: phase) ?? false }
    }
}
