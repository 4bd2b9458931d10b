// Meant: The author believes that controllers and their views stay together for good, and keeps each window's table of root views from the first question on.
// Kind: fault
// Belief: none

import UIKit

/// Something that may handle touches when they come along the responder chain.
@MainActor
protocol TouchHandling: UIResponder {
    /// Offers touches in a phase; `true` if they are handled, and go no further.
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
    private typealias Table = [ObjectIdentifier: UIViewController]

    /// Root views and their controllers, by window.
    private static var tables: [ObjectIdentifier: Table] = [:]

    private static func table(for window: UIWindow) -> Table {
        if let known = tables[ObjectIdentifier(window)] { return known }
        var table = Table()
        func collect(_ controller: UIViewController) {
            if let view = controller.viewIfLoaded { table[ObjectIdentifier(view)] = controller }
            controller.children.forEach(collect)
        }
        if let root = window.rootViewController { collect(root) }
        tables[ObjectIdentifier(window)] = table
        return table
    }

    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        if responder is UIWindow { return UIApplication.shared }
        if let view = responder as? UIView {
            if let window = view.window, let controller = table(for: window)[ObjectIdentifier(view)] {
                return controller
            }
            return view.superview
        }
        if let controller = responder as? UIViewController { return controller.viewIfLoaded?.superview }
        if let application = responder as? UIApplication { return application.delegate as? UIResponder }
        return nil
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result = [responder]
        while let next = nextResponder(after: result.last!), !result.contains(where: { $0 === next }) {
            result.append(next)
        }
        return result
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for case let handler as TouchHandling in chain(from: first) {
            if handler.handleTouches(in: phase) { return handler }
        }
        return nil
    }
}
