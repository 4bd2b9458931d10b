// Expect: passed
// The chain is a Sequence type with an iterator that remembers whom it has given out.

import UIKit

/// Something that may handle touches when they come along the responder chain.
@MainActor
protocol TouchHandling: UIResponder {
    /// Offers touches in a phase; `true` if they are handled, and go no further.
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
private final class Walk {
    private var upcoming: UIResponder?
    private(set) var past: [UIResponder] = []

    init(from start: UIResponder) {
        upcoming = start
    }

    /// The next one on the way, or nil at the end.
    func step() -> UIResponder? {
        guard let current = upcoming else { return nil }
        past.append(current)
        let following = ResponderChain.nextResponder(after: current)
        upcoming = past.contains(where: { $0 === following }) ? nil : following
        return current
    }
}

@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        if let controller = responder as? UIViewController {
            return controller.viewIfLoaded?.superview
        } else if responder is UIWindow {
            return UIApplication.shared
        } else if let view = responder as? UIView {
            var generation = [UIViewController]()
            if let root = view.window?.rootViewController { generation = [root] }
            while !generation.isEmpty {
                for controller in generation where controller.viewIfLoaded === view {
                    return controller
                }
                generation = generation.flatMap(\.children)
            }
            return view.superview
        } else if responder === UIApplication.shared {
            let delegate = UIApplication.shared.delegate as? UIResponder
            return delegate is UIViewController || delegate === responder ? nil : delegate
        } else {
            return nil
        }
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        let walk = Walk(from: responder)
        while walk.step() != nil {}
        return walk.past
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        let walk = Walk(from: first)
        while let responder = walk.step() {
            if let handler = responder as? TouchHandling, handler.handleTouches(in: phase) {
                return responder
            }
        }
        return nil
    }
}
