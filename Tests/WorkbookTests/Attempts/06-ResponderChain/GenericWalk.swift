// Expect: passed
// One generic walk with a visitor that may stop it; chain and deliver are both written with it, and the search is a generic tree search.

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
        } else if let view = responder as? UIView {
            let owner = view.window?.rootViewController.flatMap { root in
                firstInTree(root, children: { $0.children }, where: { $0.viewIfLoaded === view })
            }
            return owner ?? view.superview
        } else if let controller = responder as? UIViewController {
            return controller.viewIfLoaded?.superview
        } else if let application = responder as? UIApplication {
            guard let delegate = application.delegate as? UIResponder, delegate !== application, !(delegate is UIViewController) else { return nil }
            return delegate
        }
        return nil
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var members: [UIResponder] = []
        let _: Void? = walk(from: responder) { member in
            members.append(member)
            return nil
        }
        return members
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        walk(from: first) { member -> UIResponder? in
            guard let handler = member as? TouchHandling else { return nil }
            return handler.handleTouches(in: phase) ? member : nil
        }
    }

    /// Visits everyone along the chain once, until a visit has a result.
    private static func walk<Result>(from start: UIResponder, visit: (UIResponder) -> Result?) -> Result? {
        var visited: Set<ObjectIdentifier> = []
        var current: UIResponder? = start
        while let member = current, visited.insert(ObjectIdentifier(member)).inserted {
            if let result = visit(member) { return result }
            current = nextResponder(after: member)
        }
        return nil
    }

    private static func firstInTree<Node>(
        _ node: Node,
        children: (Node) -> [Node],
        where matches: (Node) -> Bool
    ) -> Node? {
        if matches(node) { return node }
        for child in children(node) {
            if let found = firstInTree(child, children: children, where: matches) { return found }
        }
        return nil
    }
}
