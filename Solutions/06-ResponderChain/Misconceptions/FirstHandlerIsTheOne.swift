// Misconception: Who can handle touches has handled them
// Explanation: A responder that conforms to the protocol seems to be made for this, and so its
//   answer is not looked at. It may say no: then the touches go on to the next one.
// Hint: What do you do with the answer of handleTouches(in:)?
// Evidence: handleTouches(in:)

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
            if let rootVC = view.window?.rootViewController, let vc = search(for: view, in: rootVC)
            {
                return vc
            }
            return view.superview
        }
        if let vc = responder as? UIViewController {
            return vc.viewIfLoaded?.superview
        }
        if let app = responder as? UIApplication, let delegate = app.delegate as? UIResponder,
            delegate !== app, !(delegate is UIViewController)
        {
            return delegate
        }
        return nil
    }

    static func search(for view: UIView, in vc: UIViewController) -> UIViewController? {
        if vc.viewIfLoaded === view {
            return vc
        }
        for child in vc.children {
            if let found = search(for: view, in: child) {
                return found
            }
        }
        return nil
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var responders: [UIResponder] = []
        var current: UIResponder? = responder
        while let r = current, !responders.contains(where: { $0 === r }) {
            responders.append(r)
            current = nextResponder(after: r)
        }
        return responders
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for responder in chain(from: first) {
            if let handler = responder as? TouchHandling {
                _ = handler.handleTouches(in: phase)
                return responder
            }
        }
        return nil
    }
}
