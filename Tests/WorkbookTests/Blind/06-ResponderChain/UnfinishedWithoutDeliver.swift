// Meant: The author has written the chain, and delivering is left for later.
// Kind: unfinished
// Belief: none

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
        if let view = responder as? UIView {
            if let root = view.window?.rootViewController, let c = search(root, for: view) { return c }
            return view.superview
        }
        if let controller = responder as? UIViewController { return controller.viewIfLoaded?.superview }
        if let application = responder as? UIApplication { return application.delegate as? UIResponder }
        return nil
    }

    private static func search(_ controller: UIViewController, for view: UIView) -> UIViewController? {
        if controller.viewIfLoaded === view { return controller }
        for child in controller.children {
            if let found = search(child, for: view) { return found }
        }
        return nil
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result = [responder]
        while let next = nextResponder(after: result.last!), !result.contains(where: { $0 === next }) {
            result.append(next)
        }
        return result
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for responder in chain(from: first) {
            guard let handler = responder as? TouchHandling else { continue }
            // offer it to the handler ...
            _ = handler
        }
        return nil
    }
}
