// Meant: The root view controller hands over to the application; the window only shows things and is no stop after it.
// Kind: fault
// Belief: WithoutWindow

import UIKit

@MainActor
protocol TouchHandling: UIResponder {
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        if responder is UIWindow {
            return UIApplication.shared
        }
        if let view = responder as? UIView {
            return findController(for: view) ?? view.superview
        }
        if let controller = responder as? UIViewController {
            if let window = controller.viewIfLoaded?.window, window.rootViewController === controller {
                return UIApplication.shared
            }
            return controller.viewIfLoaded?.superview
        }
        if let application = responder as? UIApplication,
           let delegate = application.delegate as? UIResponder,
           delegate !== application {
            return delegate
        }
        return nil
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var list: [UIResponder] = [responder]
        while let n = nextResponder(after: list.last!), !list.contains(where: { $0 === n }) {
            list.append(n)
        }
        return list
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for r in chain(from: first) {
            if let h = r as? TouchHandling, h.handleTouches(in: phase) {
                return r
            }
        }
        return nil
    }

    static func findController(for view: UIView) -> UIViewController? {
        func look(in controller: UIViewController) -> UIViewController? {
            if controller.viewIfLoaded === view { return controller }
            for child in controller.children {
                if let hit = look(in: child) { return hit }
            }
            return nil
        }
        guard let root = view.window?.rootViewController else { return nil }
        return look(in: root)
    }
}
