// Attack: calls by a requirement what the harness's classes have.
// Exercise: 6
// Expect: notAccepted
// Held by: names that begin with workbook are the harness's
import UIKit

@MainActor
protocol TouchHandling: UIResponder {
    func handleTouches(in phase: UITouch.Phase) -> Bool
    func workbookHandles(_ phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        switch responder {
        case is UIWindow:
            return UIApplication.shared
        case let view as UIView:
            return controller(ofRootView: view) ?? view.superview
        case let controller as UIViewController:
            return controller.viewIfLoaded?.superview ?? controller.presentingViewController
        case let application as UIApplication:
            guard let delegate = application.delegate as? UIResponder else { return nil }
            let isInChain =
                delegate is UIView || delegate is UIViewController || delegate === application
            return isInChain ? nil : delegate
        default:
            return nil
        }
    }
    static func chain(from responder: UIResponder) -> [UIResponder] {
        var chain = [responder]
        while let next = nextResponder(after: chain[chain.count - 1]) {
            chain.append(next)
        }
        return chain
    }
    // Wrong: never calls handleTouches.
    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        return chain(from: first).first { responder in
            (responder as? any TouchHandling)?.workbookHandles(phase) ?? false
        }
    }
    private static func controller(ofRootView view: UIView) -> UIViewController? {
        var remaining = [view.window?.rootViewController].compactMap { $0 }
        while let controller = remaining.popLast() {
            if controller.viewIfLoaded === view { return controller }
            remaining += controller.children
            if let presented = controller.presentedViewController { remaining.append(presented) }
        }
        return nil
    }
}
