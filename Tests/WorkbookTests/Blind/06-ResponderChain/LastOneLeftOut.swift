// Meant: Slip in the loop: the current one is appended only while there is another after it, so the last responder is missing.
// Kind: fault
// Belief: ChainWithoutTheLast

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
            if let controller = controllerFor(view) {
                return controller
            }
            return view.superview
        }
        if let controller = responder as? UIViewController {
            return controller.viewIfLoaded?.superview
        }
        if let app = responder as? UIApplication {
            guard let delegate = app.delegate as? UIResponder,
                  delegate !== app,
                  !(delegate is UIView),
                  !(delegate is UIViewController) else { return nil }
            return delegate
        }
        return nil
    }

    static func controllerFor(_ view: UIView) -> UIViewController? {
        var queue: [UIViewController] = []
        if let root = view.window?.rootViewController { queue.append(root) }
        while queue.count > 0 {
            let vc = queue.removeFirst()
            if vc.viewIfLoaded === view { return vc }
            queue.append(contentsOf: vc.children)
        }
        return nil
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result: [UIResponder] = []
        var current = responder
        while let following = nextResponder(after: current) {
            result.append(current)
            current = following
        }
        return result
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for responder in chain(from: first) {
            if let handler = responder as? TouchHandling, handler.handleTouches(in: phase) {
                return responder
            }
        }
        return nil
    }
}
