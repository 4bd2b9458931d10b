// Expect: passed
// Each question first makes a fresh table of the window's root views, and looks the view up in it.

import UIKit

/// Something that may handle touches when they come along the responder chain.
@MainActor
protocol TouchHandling: UIResponder {
    /// Offers touches in a phase; `true` if they are handled, and go no further.
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
    /// Who shows which view, in one window, at this moment.
    private struct Owners {
        private var byView: [ObjectIdentifier: UIViewController] = [:]

        @MainActor
        init(in window: UIWindow?) {
            var open: [UIViewController] = []
            if let root = window?.rootViewController { open.append(root) }
            while let controller = open.popLast() {
                if let view = controller.viewIfLoaded {
                    byView[ObjectIdentifier(view)] = controller
                }
                open.append(contentsOf: controller.children)
            }
        }

        subscript(view: UIView) -> UIViewController? { byView[ObjectIdentifier(view)] }
    }

    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        switch responder {
        case is UIWindow:
            return UIApplication.shared
        case let view as UIView:
            return Owners(in: view.window)[view] ?? view.superview
        case let controller as UIViewController:
            guard controller.isViewLoaded else { return nil }
            return controller.view.superview
        case let application as UIApplication:
            guard let delegate = application.delegate as? UIResponder,
                delegate !== application, !(delegate is UIViewController)
            else { return nil }
            return delegate
        default:
            return nil
        }
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var links: [UIResponder] = []
        repeat {
            links.append(links.last.flatMap(nextResponder(after:)) ?? responder)
        } while hasAnother(after: links)
        return links
    }

    private static func hasAnother(after links: [UIResponder]) -> Bool {
        guard let next = links.last.flatMap(nextResponder(after:)) else { return false }
        return !links.contains { $0 === next }
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        var links = chain(from: first)[...]
        while let responder = links.popFirst() {
            guard let handler = responder as? any TouchHandling else { continue }
            if handler.handleTouches(in: phase) { return handler }
        }
        return nil
    }
}
