// Meant: A touch that a view does not want falls through to the sibling lying behind it, and only then to the superview.
// Kind: fault
// Belief: SiblingComesNext

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
            if let controller = controller(owning: view) {
                return controller
            }
            guard let superview = view.superview else { return nil }
            if let index = superview.subviews.firstIndex(where: { $0 === view }), index > 0 {
                return superview.subviews[index - 1]
            }
            return superview
        }
        if let controller = responder as? UIViewController {
            return controller.viewIfLoaded?.superview
        }
        if let application = responder as? UIApplication {
            guard let delegate = application.delegate as? UIResponder,
                  !(delegate is UIView), !(delegate is UIViewController), delegate !== application else {
                return nil
            }
            return delegate
        }
        return nil
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result: [UIResponder] = []
        var current: UIResponder? = responder
        while let r = current {
            result.append(r)
            current = nextResponder(after: r)
        }
        return result
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for r in chain(from: first) {
            if let handler = r as? TouchHandling, handler.handleTouches(in: phase) {
                return r
            }
        }
        return nil
    }

    private static func controller(owning view: UIView) -> UIViewController? {
        guard let root = view.window?.rootViewController else { return nil }
        return search(in: root, view: view)
    }

    private static func search(in controller: UIViewController, view: UIView) -> UIViewController? {
        guard controller.viewIfLoaded !== view else { return controller }
        for child in controller.children {
            if let result = search(in: child, view: view) { return result }
        }
        return nil
    }
}
