// Expect: failed
// Belief: the delegate is offered what nobody handles, in the chain or not.
import UIKit

@MainActor
protocol TouchHandling: UIResponder {
    /// Offers touches in a phase; `true` if they are handled, and go no further.
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        if responder is UIWindow {
            return UIApplication.shared
        }
        if let view = responder as? UIView {
            return owner(of: view) ?? view.superview
        }
        if let controller = responder as? UIViewController {
            return controller.viewIfLoaded?.superview
        }
        if let application = responder as? UIApplication {
            guard let delegate = application.delegate as? UIResponder,
                  !(delegate is UIView), !(delegate is UIViewController), delegate !== application
            else { return nil }
            return delegate
        }
        return nil
    }

    private static func owner(of view: UIView) -> UIViewController? {
        func search(_ controller: UIViewController) -> UIViewController? {
            if controller.viewIfLoaded === view { return controller }
            for child in controller.children {
                if let found = search(child) { return found }
            }
            return nil
        }
        return view.window?.rootViewController.flatMap(search)
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result = [responder]
        while let last = result.last, let after = nextResponder(after: last) {
            result.append(after)
        }
        return result
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        var all = chain(from: first)
        if let d = UIApplication.shared.delegate as? UIResponder, !all.contains(where: { $0 === d }) { all.append(d) }
        return all.first { ($0 as? TouchHandling)?.handleTouches(in: phase) ?? false }
    }
}
