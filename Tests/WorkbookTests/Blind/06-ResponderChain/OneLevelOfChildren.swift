// Meant: It is enough to look at the root controller and its direct children; nobody nests controllers deeper.
// Kind: fault
// Belief: DirectChildrenOnly

import UIKit

@MainActor
protocol TouchHandling: UIResponder {
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        if responder is UIWindow { return UIApplication.shared }

        if let view = responder as? UIView {
            if let root = view.window?.rootViewController {
                let candidates = [root] + root.children
                if let owner = candidates.first(where: { $0.viewIfLoaded === view }) {
                    return owner
                }
            }
            return view.superview
        }

        if let controller = responder as? UIViewController {
            return controller.viewIfLoaded?.superview
        }

        if let app = responder as? UIApplication {
            let delegate = app.delegate as? UIResponder
            return delegate === app ? nil : delegate
        }

        return nil
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result = [UIResponder]()
        var current: UIResponder? = responder
        while let r = current, !result.contains(where: { $0 === r }) {
            result.append(r)
            current = nextResponder(after: r)
        }
        return result
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for r in chain(from: first) {
            guard let handler = r as? TouchHandling else { continue }
            if handler.handleTouches(in: phase) { return r }
        }
        return nil
    }
}
