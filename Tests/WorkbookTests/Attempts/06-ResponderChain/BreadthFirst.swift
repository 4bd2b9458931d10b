// Expect: passed
// Form: Looks for the controller breadth first with an index, and walks without making the chain when it delivers.

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
            if let owner = controller(of: view) {
                return owner
            }
            return view.superview
        }
        if let controller = responder as? UIViewController {
            return controller.viewIfLoaded?.superview
        }
        if let application = responder as? UIApplication {
            return delegate(of: application)
        }
        return nil
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result = [responder]
        while let last = result.last, let following = nextResponder(after: last) {
            result.append(following)
        }
        return result
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        var candidate: UIResponder? = first
        repeat {
            if let handler = candidate as? TouchHandling, handler.handleTouches(in: phase) {
                return candidate
            }
            candidate = candidate.flatMap { nextResponder(after: $0) }
        } while candidate != nil
        return nil
    }

    private static func controller(of view: UIView) -> UIViewController? {
        guard let root = view.window?.rootViewController else { return nil }
        var queue = [root]
        var index = 0
        while index < queue.count {
            let candidate = queue[index]
            if candidate.viewIfLoaded === view { return candidate }
            queue.append(contentsOf: candidate.children)
            index += 1
        }
        return nil
    }

    private static func delegate(of application: UIApplication) -> UIResponder? {
        guard let delegate = application.delegate as? UIResponder else { return nil }
        // these are in the chain already
        if delegate === application || delegate is UIView || delegate is UIViewController { return nil }
        return delegate
    }
}
