// Attack: is right, and walks the chain with sequences and switch expressions..
// Exercise: 6
// Expect: passed
// Held by: the allow-list knows what honest answers use
import UIKit

@MainActor
protocol TouchHandling: UIResponder {
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
struct ResponderChain {
    @available(*, unavailable) init() {}

    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        return switch responder {
        case is UIWindow: UIApplication.shared
        case let view as UIView: all(in: view.window).first { $0.viewIfLoaded === view } ?? view.superview
        case let controller as UIViewController: controller.viewIfLoaded?.superview ?? controller.presentingViewController
        case let application as UIApplication:
            application.delegate is UIViewController || application.delegate === application ? nil : application.delegate as? UIResponder
        default: nil
        }
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        Array(sequence(first: responder, next: nextResponder(after:)))
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        chain(from: first).lazy.compactMap { $0 as? any TouchHandling }.first { $0.handleTouches(in: phase) }
    }

    private static func all(in window: UIWindow?) -> [UIViewController] {
        func within(_ controller: UIViewController) -> [UIViewController] {
            let presented = controller.presentedViewController.map { [$0] } ?? []
            return [controller] + (controller.children + presented).flatMap(within)
        }
        return (window?.rootViewController).map(within) ?? []
    }
}
