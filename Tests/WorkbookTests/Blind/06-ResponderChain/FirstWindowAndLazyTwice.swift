// Meant: Takes the first window of the app instead of the window of the view, and believes that lazy compactMap with first asks each responder once.
// Kind: several
// Belief: DeliveryOffersTwice, KeyWindowsControllers

import UIKit

@MainActor
protocol TouchHandling: UIResponder {
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        switch responder {
        case is UIWindow:
            return UIApplication.shared
        case let view as UIView:
            guard let root = UIApplication.shared.windows.first?.rootViewController else {
                return view.superview
            }
            return controllers(from: root).first { $0.viewIfLoaded === view } ?? view.superview
        case let controller as UIViewController:
            return controller.viewIfLoaded?.superview
        case let app as UIApplication:
            guard let delegate = app.delegate as? UIResponder, delegate !== app else { return nil }
            return delegate
        default:
            return nil
        }
    }

    private static func controllers(from root: UIViewController) -> [UIViewController] {
        [root] + root.children.flatMap { controllers(from: $0) }
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result = [responder]
        while let following = nextResponder(after: result.last!),
              !result.contains(where: { $0 === following }) {
            result.append(following)
        }
        return result
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        let handled = chain(from: first).lazy.compactMap { (responder: UIResponder) -> UIResponder? in
            guard let handler = responder as? TouchHandling else { return nil }
            return handler.handleTouches(in: phase) ? responder : nil
        }
        return handled.first
    }
}
