// Expect: passed
// Form: a dictionary of all root views, made anew in each call, and prints.
import UIKit

@MainActor
protocol TouchHandling: UIResponder {
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        if responder is UIWindow { return UIApplication.shared }
        if let view = responder as? UIView {
            let owners = owners(in: view.window)
            print("\(owners.count) root views")
            return owners[ObjectIdentifier(view)] ?? view.superview
        }
        if let controller = responder as? UIViewController { return controller.viewIfLoaded?.superview }
        if let application = responder as? UIApplication { return application.delegate is UIViewController || application.delegate === application ? nil : application.delegate as? UIResponder }
        return nil
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result: [UIResponder] = []
        var current: UIResponder? = responder
        while let link = current {
            result.append(link)
            current = nextResponder(after: link)
        }
        return result
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for responder in chain(from: first) {
            if let handler = responder as? TouchHandling, handler.handleTouches(in: phase) {
                return responder
            }
        }
        return nil
    }

    private static func owners(in window: UIWindow?) -> [ObjectIdentifier: UIViewController] {
        var map: [ObjectIdentifier: UIViewController] = [:]
        func collect(_ controllers: [UIViewController]) {
            for controller in controllers {
                if let view = controller.viewIfLoaded { map[ObjectIdentifier(view)] = controller }
                collect(controller.children)
            }
        }
        if let root = window?.rootViewController { collect([root]) }
        return map
    }
}
