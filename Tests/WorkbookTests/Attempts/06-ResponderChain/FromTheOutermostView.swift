// Expect: passed
// Form: the window is found by climbing, not by the window property.
import UIKit

@MainActor
protocol TouchHandling: UIResponder {
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        if responder is UIWindow { return UIApplication.shared }
        if let view = responder as? UIView { return owner(of: view) ?? view.superview }
        if let controller = responder as? UIViewController { return controller.viewIfLoaded?.superview }
        if let application = responder as? UIApplication { return application.delegate is UIViewController || application.delegate === application ? nil : application.delegate as? UIResponder }
        return nil
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result: [UIResponder] = []
        var current: UIResponder? = responder
        while let link = current {
            result.append(link)
            current = nextResponder(after: link)
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

    private static func owner(of view: UIView) -> UIViewController? {
        var top: UIView = view
        while let above = top.superview { top = above }
        guard let window = top as? UIWindow, let root = window.rootViewController else { return nil }
        var found: UIViewController?
        var level = [root]
        repeat {
            found = level.first(where: { $0.isViewLoaded && $0.view === view })
            level = level.flatMap { $0.children }
        } while found == nil && !level.isEmpty
        return found
    }
}
