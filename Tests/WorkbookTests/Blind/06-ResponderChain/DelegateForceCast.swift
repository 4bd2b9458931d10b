// Meant: Every app delegate is a UIResponder, because the template writes class AppDelegate: UIResponder.
// Kind: fault
// Belief: DelegateMustBeAResponder

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
            return rootViewOwner(view, below: view.window?.rootViewController) ?? view.superview
        }
        if let vc = responder as? UIViewController {
            return vc.viewIfLoaded?.superview
        }
        if let app = responder as? UIApplication {
            guard let appDelegate = app.delegate else { return nil }
            let delegate = appDelegate as! UIResponder
            return delegate === app ? nil : delegate
        }
        return nil
    }

    private static func rootViewOwner(_ view: UIView, below vc: UIViewController?) -> UIViewController? {
        guard let vc else { return nil }
        if vc.viewIfLoaded === view { return vc }
        return vc.children.compactMap { rootViewOwner(view, below: $0) }.first
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var chain = [responder]
        while let r = nextResponder(after: chain.last!) {
            if chain.contains(where: { $0 === r }) { return chain }
            chain.append(r)
        }
        return chain
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for r in chain(from: first) {
            guard let th = r as? TouchHandling, th.handleTouches(in: phase) else { continue }
            return r
        }
        return nil
    }
}
