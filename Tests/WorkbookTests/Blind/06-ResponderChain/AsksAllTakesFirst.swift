// Meant: Filtering by who handles the touch and taking the first is the same as stopping at the first, as in JavaScript code.
// Kind: fault
// Belief: DeliveryDoesNotStop

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
            let owner = controllers(in: view.window).first { $0.viewIfLoaded === view }
            return owner ?? view.superview
        }
        if let controller = responder as? UIViewController {
            return controller.viewIfLoaded?.superview
        }
        if let app = responder as? UIApplication {
            let delegate = app.delegate as? UIResponder
            return delegate === app ? nil : delegate
        }
        return nil
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var items = [responder]
        while let item = nextResponder(after: items.last!), !items.contains(where: { $0 === item }) {
            items.append(item)
        }
        return items
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        return chain(from: first)
            .compactMap { $0 as? TouchHandling }
            .filter { $0.handleTouches(in: phase) }
            .first
    }

    private static func controllers(in window: UIWindow?) -> [UIViewController] {
        guard let root = window?.rootViewController else { return [] }
        var found = [root]
        var index = 0
        while index < found.count {
            found.append(contentsOf: found[index].children)
            index += 1
        }
        return found
    }
}
