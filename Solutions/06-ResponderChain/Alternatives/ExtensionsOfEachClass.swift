// Form: the rule of each kind of responder in an extension of its class, with comments in Chinese.

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
        // 窗口也是视图，所以先判断窗口
        (responder as? UIWindow).map { _ in UIApplication.shared }
            ?? (responder as? UIView)?.successor
            ?? (responder as? UIViewController)?.viewIfLoaded?.superview
            ?? (responder as? UIApplication).flatMap {
                $0.delegate is UIViewController || $0.delegate === $0
                    ? nil : $0.delegate as? UIResponder
            }
    }

    /// The whole chain from a responder: itself first, then everyone after it.
    static func chain(from responder: UIResponder) -> [UIResponder] {
        var chain = [responder]
        while let next = nextResponder(after: chain[chain.count - 1]) {
            chain.append(next)
        }
        return chain
    }

    /// Offers touches to each responder of the chain in turn that is `TouchHandling`.
    ///
    /// - Returns: The one who handled them, or `nil` if they were dropped.
    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        chain(from: first).first { responder in
            (responder as? TouchHandling)?.handleTouches(in: phase) ?? false
        }
    }
}

extension UIView {
    // 根视图之后是它的控制器，其他视图之后是父视图。
    fileprivate var successor: UIResponder? {
        window?.rootViewController?.owner(of: self) ?? superview
    }
}

extension UIViewController {
    fileprivate func owner(of view: UIView) -> UIViewController? {
        if viewIfLoaded === view { return self }
        return children.lazy.compactMap { $0.owner(of: view) }.first
    }
}
