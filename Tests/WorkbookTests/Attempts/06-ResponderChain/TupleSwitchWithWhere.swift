// Expect: passed
// One switch over casts with where clauses; the chain watches that nobody is in it twice.

import UIKit

@MainActor
protocol TouchHandling: UIResponder {
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        switch (responder, responder as? UIView, responder as? UIViewController) {
        case (is UIWindow, _, _):
            return UIApplication.shared
        case (_, let view?, _):
            guard let root = view.window?.rootViewController else { return view.superview }
            var pending = ArraySlice([root])
            while let candidate = pending.popFirst() {
                switch candidate.viewIfLoaded {
                case let loaded? where loaded === view: return candidate
                default: pending.append(contentsOf: candidate.children)
                }
            }
            return view.superview
        case (_, _, let controller?):
            return controller.viewIfLoaded?.superview
        case (let application as UIApplication, _, _):
            switch application.delegate {
            case let delegate as UIResponder
                where delegate !== application && !(delegate is UIViewController): return delegate
            default: return nil
            }
        default:
            return nil
        }
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var seen: Set<ObjectIdentifier> = []
        var result: [UIResponder] = []
        var current: UIResponder? = responder
        while let member = current, seen.insert(ObjectIdentifier(member)).inserted {
            result.append(member)
            current = nextResponder(after: member)
        }
        return result
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for member in chain(from: first) {
            switch member {
            case let handler as TouchHandling where handler.handleTouches(in: phase): return handler
            default: continue
            }
        }
        return nil
    }
}
