// Attack: takes the part away by a requirement that the harness's conformance fulfils.
// Exercise: 6
// Expect: notAccepted
// Held by: names that begin with workbook are the harness's
import UIKit

@MainActor
protocol TouchHandling: UIResponder {
    associatedtype Mine
    var workbookPart: Mine? { get set }
    func handleTouches(in phase: UITouch.Phase) -> Bool
}
extension TouchHandling {
    func unheard(_ phase: UITouch.Phase) {
        let kept = workbookPart
        workbookPart = nil
        _ = handleTouches(in: phase)
        workbookPart = kept
    }
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
    // Wrong: offers the touches to everybody, twice.
    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for responder in chain(from: first).reversed() { (responder as? any TouchHandling)?.unheard(phase) }
        return chain(from: first).first { responder in
            (responder as? any TouchHandling)?.handleTouches(in: phase) ?? false
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
