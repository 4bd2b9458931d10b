// Meant: The hit view has had its chance already in hit testing, so the delivery starts with the one after it.
// Kind: fault
// Belief: DeliverySkipsTheFirst

import UIKit

/// Something that may handle touches when they come along the responder chain.
@MainActor
protocol TouchHandling: UIResponder {
    /// Offers touches in a phase; `true` if they are handled, and go no further.
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

/// The responder chain, written out: nothing here reads `next`.
@MainActor
enum ResponderChain {
    /// The responder after another one, or `nil` at the end of the chain.
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        switch responder {
        case is UIWindow:
            return UIApplication.shared
        case let view as UIView:
            if let controller = rootController(of: view) { return controller }
            return view.superview
        case let controller as UIViewController:
            return controller.viewIfLoaded?.superview
        case let app as UIApplication:
            if let delegate = app.delegate as? UIResponder, delegate !== app { return delegate }
            return nil
        default:
            return nil
        }
    }

    /// The whole chain from a responder: itself first, then everyone after it.
    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result: [UIResponder] = [responder]
        while let following = nextResponder(after: result[result.endIndex - 1]) {
            if result.contains(where: { $0 === following }) { break }
            result.append(following)
        }
        return result
    }

    /// Offers touches to each responder of the chain in turn that is `TouchHandling`.
    ///
    /// - Returns: The one who handled them, or `nil` if they were dropped.
    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for responder in chain(from: first).dropFirst() {
            if let handler = responder as? TouchHandling, handler.handleTouches(in: phase) {
                return responder
            }
        }
        return nil
    }

    private static func rootController(of view: UIView) -> UIViewController? {
        guard let root = view.window?.rootViewController else { return nil }
        var list = [root]
        var i = 0
        while i < list.count {
            if list[i].viewIfLoaded === view { return list[i] }
            list += list[i].children
            i += 1
        }
        return nil
    }
}
