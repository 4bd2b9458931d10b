// Expect: passed
// Builds a dictionary from root view to controller within each call and looks the view up in it.

import UIKit

@MainActor
protocol TouchHandling: UIResponder {
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        let application = UIApplication.shared

        if responder === application {
            guard let delegate = application.delegate as? UIResponder else { return nil }
            var way: UIResponder? = delegate
            while let step = way {
                if step === application { return nil }
                way = nextResponder(after: step)
            }
            return delegate
        }

        if responder is UIWindow {
            return application
        }

        if let controller = responder as? UIViewController {
            return controller.viewIfLoaded?.superview
        }

        guard let view = responder as? UIView else { return nil }
        let owners = rootViews(in: view.window)
        return owners[ObjectIdentifier(view)] ?? view.superview
    }

    private static func rootViews(in window: UIWindow?) -> [ObjectIdentifier: UIViewController] {
        var table: [ObjectIdentifier: UIViewController] = [:]
        var list: [UIViewController] = []
        if let root = window?.rootViewController { list.append(root) }
        var index = 0
        while index < list.count {
            let controller = list[index]
            if let view = controller.viewIfLoaded {
                table[ObjectIdentifier(view)] = controller
            }
            list.append(contentsOf: controller.children)
            index += 1
        }
        return table
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result: [UIResponder] = []
        var current: UIResponder? = responder
        repeat {
            guard let member = current else { break }
            result.append(member)
            current = nextResponder(after: member)
        } while current != nil
        return result
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        var handledBy: UIResponder?
        var rest = chain(from: first)[...]
        while handledBy == nil, let member = rest.popFirst() {
            let handled = (member as? TouchHandling)?.handleTouches(in: phase) ?? false
            if handled { handledBy = member }
        }
        return handledBy
    }
}
