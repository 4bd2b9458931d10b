// Meant: Touches are offered from the outside in: the application first, the hit view last, like the capture phase in the DOM.
// Kind: fault
// Belief: OutermostIsOfferedFirst

import UIKit

@MainActor
protocol TouchHandling: UIResponder {
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        if responder is UIWindow { return UIApplication.shared }
        if let v = responder as? UIView { return vcWithRoot(v) ?? v.superview }
        if let vc = responder as? UIViewController { return vc.viewIfLoaded?.superview }
        if let app = responder as? UIApplication {
            let d = app.delegate as? UIResponder
            return d === app ? nil : d
        }
        return nil
    }

    private static func vcWithRoot(_ v: UIView) -> UIViewController? {
        func walk(_ vc: UIViewController) -> UIViewController? {
            if vc.viewIfLoaded === v { return vc }
            for c in vc.children {
                if let hit = walk(c) { return hit }
            }
            return nil
        }
        return v.window?.rootViewController.flatMap { walk($0) }
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var out: [UIResponder] = []
        var cur: UIResponder? = responder
        while let r = cur, !out.contains(where: { $0 === r }) {
            out.append(r)
            cur = nextResponder(after: r)
        }
        return out
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for r in chain(from: first).reversed() {
            if let h = r as? TouchHandling, h.handleTouches(in: phase) {
                return r
            }
        }
        return nil
    }
}
