// Meant: View controllers hand over to the window, whichever controller it is.
// Kind: fault
// Belief: ControllerThenWindow

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
            return controller(whoseViewIs: view) ?? view.superview
        }
        if let controller = responder as? UIViewController {
            return controller.viewIfLoaded?.window
        }
        if let application = responder as? UIApplication {
            if let delegate = application.delegate as? UIResponder, delegate !== application {
                return delegate
            }
        }
        return nil
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result: [UIResponder] = []
        var current: UIResponder? = responder
        while let r = current {
            if result.contains(where: { $0 === r }) { break }
            result.append(r)
            current = nextResponder(after: r)
        }
        return result
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        let handler = chain(from: first)
            .compactMap { $0 as? TouchHandling }
            .first { $0.handleTouches(in: phase) }
        return handler
    }

    private static func controller(whoseViewIs view: UIView) -> UIViewController? {
        guard let root = view.window?.rootViewController else { return nil }
        return controller(whoseViewIs: view, in: [root])
    }

    private static func controller(whoseViewIs view: UIView, in list: [UIViewController]) -> UIViewController? {
        for candidate in list {
            if candidate.viewIfLoaded === view { return candidate }
            if let deeper = controller(whoseViewIs: view, in: candidate.children) { return deeper }
        }
        return nil
    }
}
