import UIKit

extension Fact {
    /// The answers of `UIView`, and the views that it asks.
    static var hitTesting: [Fact] {
        refusals + areas + [
            Fact("Which of two overlapping siblings is hit, if the one behind has a zPosition") {
                (room: FactRoom) in
                let back = room.add("back", 0, 0, 100, 100)
                _ = room.add("front", 0, 0, 100, 100)
                back.layer.zPosition = 1
                return [room.hit(50, 50)]
            },
            Fact("Whom a view asks whose two subviews overlap, and at which points") {
                (room: FactRoom) in
                let log = AskedViews()
                let parent = room.add(log.view("parent", 10, 10, 200, 200), "parent")
                _ = room.add(log.view("back", 20, 20, 100, 100), "back", in: parent)
                _ = room.add(log.view("front", 60, 60, 100, 100), "front", in: parent)
                let inBack = room.hit(parent, 30, 30)
                let inFront = room.hit(parent, 100, 100)
                let outside = room.hit(parent, 250, 250)
                return [inBack, inFront, outside] + log.statements
            },
            Fact("Whom a view asks that is hidden, transparent, or has no interaction") {
                (room: FactRoom) in
                let log = AskedViews()
                let view = room.add(log.view("view", 0, 0, 100, 100), "view")
                view.isHidden = true
                let hidden = room.hit(view, 50, 50)
                view.isHidden = false
                view.alpha = 0
                let transparent = room.hit(view, 50, 50)
                view.alpha = 1
                view.isUserInteractionEnabled = false
                return [hidden, transparent, room.hit(view, 50, 50)] + log.statements
            },
        ]
    }

    private static var refusals: [Fact] {
        [
            Fact("The smallest alpha with which a view is hit") { (room: FactRoom) in
                let view = room.add("view", 0, 0, 100, 100)
                return [0, 0.005, 0.009, 0.0099, 0.00999, 0.01, 0.0101, 0.02].map { alpha in
                    view.alpha = alpha
                    return Statement("alpha \(alpha): \(room.hit(50, 50).words)")
                }
            },
            Fact("The alpha that a view returns for one that 32 bits cannot express") {
                (room: FactRoom) in
                let view = room.add("view", 0, 0, 100, 100)
                return [0.01, 0.1, 0.3].map { alpha in
                    view.alpha = alpha
                    return Statement("\(alpha) unchanged", Double(view.alpha) == alpha)
                }
            },
            Fact("A subview of a hidden view, asked directly") { (room: FactRoom) in
                let parent = room.add("parent", 0, 0, 100, 100)
                let child = room.add("child", 0, 0, 100, 100, in: parent)
                parent.isHidden = true
                return [room.hit(50, 50), room.hit(child, 50, 50)]
            },
            Fact("A subview of a view without interaction") { (room: FactRoom) in
                let parent = room.add("parent", 0, 0, 100, 100)
                _ = room.add("child", 0, 0, 100, 100, in: parent)
                parent.isUserInteractionEnabled = false
                return [room.hit(50, 50)]
            },
            Fact("A disabled control in front of a view") { (room: FactRoom) in
                _ = room.add("behind", 0, 0, 100, 100)
                let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
                let button = room.add(UIButton(frame: frame), "button")
                button.isEnabled = false
                let control = room.add(UIControl(frame: frame), "control")
                control.isEnabled = false
                let both = room.hit(50, 50)
                control.removeFromSuperview()
                return [both, room.hit(50, 50)]
            },
            Fact("A hidden window") { (room: FactRoom) in
                room.window.isHidden = true
                return [room.hit(50, 50)]
            },
            Fact("Which views have user interaction from the start") {
                [
                    Statement("UIView", UIView().isUserInteractionEnabled),
                    Statement("UILabel", UILabel().isUserInteractionEnabled),
                    Statement("UIImageView", UIImageView().isUserInteractionEnabled),
                    Statement("UIControl", UIControl().isUserInteractionEnabled),
                    Statement("UIButton", UIButton().isUserInteractionEnabled),
                    Statement("UIScrollView", UIScrollView().isUserInteractionEnabled),
                ]
            },
        ]
    }

    private static var areas: [Fact] {
        [
            Fact("Which edges of a view are inside") { (room: FactRoom) in
                let view = room.add("view", 10, 10, 100, 50)
                return [(0, 0), (99.5, 49.5), (100, 25), (50, 50), (-0.5, 25), (50, 0)].map {
                    let point = CGPoint(x: $0.0, y: $0.1)
                    return Statement(
                        view.point(inside: point, with: nil) ? "inside" : "outside",
                        point.numbers
                    )
                }
            },
            Fact("A subview that overhangs its superview, clipped and not") { (room: FactRoom) in
                let parent = room.add("parent", 50, 50, 100, 100)
                _ = room.add("child", 50, 50, 100, 100, in: parent)
                let open = [room.hit(125, 125), room.hit(175, 175)]
                parent.clipsToBounds = true
                return open + [room.hit(125, 125), room.hit(175, 175)]
            },
            Fact("A subview of a view without a size") { (room: FactRoom) in
                let parent = room.add("parent", 50, 50, 0, 0)
                _ = room.add("child", 0, 0, 100, 100, in: parent)
                return [room.hit(50, 50), room.hit(75, 75)]
            },
            Fact("A view with a corner radius, at a corner that is not drawn") { (room: FactRoom) in
                let view = room.add("view", 50, 50, 100, 100)
                view.layer.cornerRadius = 50
                view.layer.masksToBounds = true
                return [room.hit(52, 52), room.hit(100, 100)]
            },
            Fact("A view with a layer mask, where the mask is empty", isSettled: false) {
                (room: FactRoom) in
                let view = room.add("view", 50, 50, 100, 100)
                let mask = CALayer()
                mask.frame = CGRect(x: 0, y: 0, width: 50, height: 100)
                mask.backgroundColor = UIColor.black.cgColor
                view.layer.mask = mask
                return [room.hit(75, 100), room.hit(125, 100)]
            },
            Fact("A view that is scaled and turned, and one that is scaled to nothing") {
                (room: FactRoom) in
                let view = room.add("view", 100, 100, 100, 100)
                view.transform = CGAffineTransform(rotationAngle: .pi / 4).scaledBy(x: 2, y: 1)
                let turned = [room.hit(150, 150), room.hit(105, 105), room.hit(215, 215)]
                view.transform = CGAffineTransform(scaleX: 0, y: 1)
                return turned + [room.hit(150, 150), room.hit(160, 150)]
            },
            Fact("A subview of a view that is scrolled") { (room: FactRoom) in
                let parent = room.add("parent", 0, 0, 100, 100)
                _ = room.add("child", 100, 100, 50, 50, in: parent)
                parent.bounds.origin = CGPoint(x: 80, y: 80)
                return [room.hit(25, 25), room.hit(75, 75), room.hit(parent, 105, 105)]
            },
        ]
    }
}

/// Views that record when they are asked.
@MainActor
private final class AskedViews {
    private(set) var statements: [Statement] = []

    func view(
        _ name: String,
        _ x: CGFloat,
        _ y: CGFloat,
        _ width: CGFloat,
        _ height: CGFloat
    ) -> UIView {
        let view = AskedView(frame: CGRect(x: x, y: y, width: width, height: height))
        view.note = { [unowned self] in statements.append(Statement("\(name).\($0)", $1.numbers)) }
        return view
    }
}

private final class AskedView: UIView {
    var note: (String, CGPoint) -> Void = { _, _ in }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        note("hitTest", point)
        return super.hitTest(point, with: event)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        note("point(inside:)", point)
        return super.point(inside: point, with: event)
    }
}
