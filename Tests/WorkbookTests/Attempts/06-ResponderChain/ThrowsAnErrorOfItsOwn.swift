// Expect: passed
// Form: a helper that throws an error of its own type.
import UIKit

/// Something that may handle touches when they come along the responder chain.
@MainActor
protocol TouchHandling: UIResponder {
    /// Offers touches in a phase; `true` if they are handled, and go no further.
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
    enum End: Error { case noDelegate, notAResponder, inChainAlready, noSuperview, unknown(UIResponder) }

    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        do {
            return try next(responder)
        } catch {
            print("the chain ends: \(error)")
            return nil
        }
    }

    private static func next(_ responder: UIResponder) throws(End) -> UIResponder {
        switch responder {
        case is UIWindow: return UIApplication.shared
        case let view as UIView:
            if let owner = owner(of: view) { return owner }
            guard let superview = view.superview else { throw .noSuperview }
            return superview
        case let controller as UIViewController:
            guard let superview = controller.viewIfLoaded?.superview else { throw .noSuperview }
            return superview
        case let application as UIApplication:
            guard let delegate = application.delegate else { throw .noDelegate }
            guard let result = delegate as? UIResponder else { throw .notAResponder }
            if result is UIView || result is UIViewController || result === application { throw .inChainAlready }
            return result
        default: throw .unknown(responder)
        }
    }

    private static func owner(of view: UIView) -> UIViewController? {
        guard let root = view.window?.rootViewController else { return nil }
        let controllers = sequence(state: [root]) { (rest: inout [UIViewController]) -> UIViewController? in
            guard let first = rest.popLast() else { return nil }
            rest.append(contentsOf: first.children)
            return first
        }
        return controllers.first { $0.viewIfLoaded == view }
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var chain = [responder], seen: Set = [responder]
        while let next = nextResponder(after: chain[chain.endIndex - 1]), seen.insert(next).inserted {
            chain.append(next)
        }
        return chain
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        let handlers = chain(from: first).compactMap { $0 as? TouchHandling }
        guard let index = handlers.firstIndex(where: { $0.handleTouches(in: phase) }) else { return nil }
        return handlers[index]
    }
}
