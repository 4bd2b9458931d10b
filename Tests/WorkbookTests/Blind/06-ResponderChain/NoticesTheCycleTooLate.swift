// Meant: The author believes that appending first and looking for a repetition afterwards is the same, so a delegate that is in the chain already stands in it twice.
// Kind: fault
// Belief: RepetitionIsAddedFirst

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
        if responder is UIWindow { return UIApplication.shared }
        if let view = responder as? UIView { return controller(for: view) ?? view.superview }
        if let controller = responder as? UIViewController { return controller.viewIfLoaded?.superview }
        if let application = responder as? UIApplication { return application.delegate as? UIResponder }
        return nil
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result = [responder]
        while let next = nextResponder(after: result.last!) {
            let isKnown = result.contains { $0 === next }
            result.append(next)
            if isKnown { break }    // a circle: stop here
        }
        return result
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for responder in chain(from: first) {
            if (responder as? TouchHandling)?.handleTouches(in: phase) == true {
                return responder
            }
        }
        return nil
    }

    private static func controller(for view: UIView) -> UIViewController? {
        var queue: [UIViewController] = []
        if let root = view.window?.rootViewController { queue.append(root) }
        var position = 0
        while position < queue.count {
            let candidate = queue[position]
            if let loaded = candidate.viewIfLoaded, loaded === view { return candidate }
            queue.append(contentsOf: candidate.children)
            position += 1
        }
        return nil
    }
}
