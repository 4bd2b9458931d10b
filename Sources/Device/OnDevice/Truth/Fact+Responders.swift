import UIKit

extension Fact {
    /// The responder chain, and the touches that are forwarded along it.
    static var responders: [Fact] {
        chains + [
            Fact("Whether touchesBegan without touches reaches the superview of a view") {
                ForwardingRoom.ask { UIView(frame: $0) }
            },
            Fact("Whether touchesBegan without touches reaches the superview of a control") {
                ForwardingRoom.ask { UIControl(frame: $0) }
            },
            Fact(
                "Whether touchesBegan without touches reaches the superview of a disabled control",
                isSettled: false
            ) {
                ForwardingRoom.ask { frame in
                    let control = UIControl(frame: frame)
                    control.isEnabled = false
                    return control
                }
            },
            Fact("Whether sendActions runs the action of a control that is disabled") {
                let control = UIControl()
                var count = 0
                control.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
                control.sendActions(for: .touchUpInside)
                let enabled = count
                control.isEnabled = false
                control.sendActions(for: .touchUpInside)
                return [Statement("enabled, then disabled", [Double(enabled), Double(count)])]
            },
            Fact("Which responders can become first responder from the start") {
                [
                    Statement("UIView", UIView().canBecomeFirstResponder),
                    Statement("UIButton", UIButton().canBecomeFirstResponder),
                    Statement("UIViewController", UIViewController().canBecomeFirstResponder),
                ]
            },
        ]
    }

    private static var chains: [Fact] {
        [
            Fact("next of a view without a superview, and of its controller") {
                let controller = UIViewController()
                let unloaded = controller.next.map { "\(type(of: $0))" } ?? "nil"
                let isRootView = controller.view.next === controller
                return [
                    Statement("controller: \(unloaded)"),
                    Statement("view's next is its controller", isRootView),
                    Statement("loose view's next is nil", UIView().next == nil),
                ]
            },
            Fact("next of a child controller") { (room: FactRoom) in
                let parent = UIViewController()
                let child = UIViewController()
                room.name(parent, "parent")
                room.name(child, "child")
                room.window.rootViewController = parent
                parent.addChild(child)
                let box = room.add("box", 0, 0, 100, 100, in: parent.view)
                box.addSubview(child.view)
                child.didMove(toParent: parent)
                return [
                    Statement("child view: \(room.name(of: child.view.next))"),
                    Statement("child: \(room.name(of: child.next))"),
                ]
            },
            Fact("What follows a window, and how the chain ends") { (room: FactRoom) in
                room.name(UIApplication.shared, "application")
                if let delegate = UIApplication.shared.delegate {
                    room.name(delegate, "application delegate")
                }
                return sequence(first: room.window as UIResponder, next: \.next)
                    .map { Statement(room.name(of: $0)) }
            },
            Fact("Views that stand between a root controller and its window", isSettled: false) {
                (room: FactRoom) in
                let controller = UIViewController()
                room.name(controller, "controller")
                room.window.rootViewController = controller
                room.window.layoutIfNeeded()
                return sequence(first: controller as UIResponder, next: \.next)
                    .prefix { $0 !== room.window }
                    .map { Statement(room.name(of: $0)) }
            },
            Fact("next of a presented controller, and of its view", isSettled: false) {
                (room: FactRoom) in
                let presenter = UIViewController()
                let presented = UIViewController()
                room.name(presenter, "presenter")
                room.name(presented, "presented")
                room.window.rootViewController = presenter
                room.window.layoutIfNeeded()
                presenter.present(presented, animated: false)
                defer { presenter.dismiss(animated: false) }
                return [
                    Statement("view: \(room.name(of: presented.view.next))"),
                    Statement("controller: \(room.name(of: presented.next))"),
                ]
            },
        ]
    }
}

/// A view that listens, with another view in it.
@MainActor
private enum ForwardingRoom {
    static func ask(_ makeView: (CGRect) -> UIView) -> [Statement] {
        let superview = ListeningView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = makeView(superview.bounds)
        superview.addSubview(view)
        view.touchesBegan([], with: nil)
        return [Statement("reaches it", superview.hasHeard)]
    }
}

/// A view that records whether a touch reaches it.
final class ListeningView: UIView {
    private(set) var hasHeard = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        hasHeard = true
    }
}
