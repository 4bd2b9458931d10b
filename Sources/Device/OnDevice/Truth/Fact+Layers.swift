import UIKit

extension Fact {
    /// The answers of `CALayer`.
    static var layers: [Fact] {
        areasOfLayers + [
            Fact("hitTest of a layer that is itself hidden", isSettled: false) {
                (room: LayerRoom) in
                room.parent.isHidden = true
                return [room.hit(100, 100), room.hit(60, 60)]
            },
            Fact("A hidden sublayer, and one with an opacity of 0") { (room: LayerRoom) in
                room.child.isHidden = true
                let hidden = room.hit(100, 100)
                room.child.isHidden = false
                room.child.opacity = 0
                return [hidden, room.hit(100, 100)]
            },
            Fact("Which of two overlapping sublayers is hit, by zPosition", isSettled: false) {
                (room: LayerRoom) in
                let front = room.add("front", CGRect(x: 50, y: 50, width: 100, height: 100))
                let plain = room.hit(120, 120)
                room.child.zPosition = 1
                let raised = room.hit(120, 120)
                room.child.zPosition = 0
                front.zPosition = -1
                return [plain, raised, room.hit(120, 120)]
            },
            Fact("Whose coordinates CALayer.hitTest takes") { (room: LayerRoom) in
                [room.hit(20, 20), room.hit(60, 60), room.hit(220, 220), room.hit(260, 260)]
            },
            Fact("The layer of a view without interaction, and of a transparent one") {
                (room: FactRoom) in
                let view = room.add("view", 0, 0, 100, 100)
                room.name(view.layer, "view's layer")
                view.isUserInteractionEnabled = false
                let off = room.hit(view.layer, 50, 50)
                view.alpha = 0
                return [off, room.hit(view.layer, 50, 50)]
            },
            Fact("A sublayer that is turned, and one that is scaled to nothing") {
                (room: LayerRoom) in
                room.child.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
                let turned = [room.hit(100, 100), room.hit(52, 52), room.hit(100, 40)]
                room.child.setAffineTransform(CGAffineTransform(scaleX: 0, y: 0))
                return turned + [room.hit(100, 100)]
            },
        ]
    }

    private static var areasOfLayers: [Fact] {
        [
            Fact("Which edges of a layer it contains") { (room: LayerRoom) in
                [(0, 0), (99.5, 99.5), (100, 50), (50, 100), (-0.5, 50)].map {
                    room.contains($0.0, $0.1)
                }
            },
            Fact("A sublayer that overhangs, with masksToBounds and without") { (room: LayerRoom) in
                room.child.frame = CGRect(x: 150, y: 150, width: 100, height: 100)
                let open = [room.hit(220, 220), room.hit(280, 280)]
                room.parent.masksToBounds = true
                return open + [room.hit(220, 220), room.hit(280, 280)]
            },
            Fact("A corner that a corner radius cuts off a layer", isSettled: false) {
                (room: LayerRoom) in
                room.child.cornerRadius = 50
                let open = [room.hit(52, 52), room.contains(2, 2)]
                room.child.masksToBounds = true
                return open + [room.hit(52, 52), room.contains(2, 2)]
            },
            Fact("A layer where its mask is empty", isSettled: false) { (room: LayerRoom) in
                let mask = CALayer()
                mask.frame = CGRect(x: 0, y: 0, width: 50, height: 100)
                mask.backgroundColor = UIColor.black.cgColor
                room.child.mask = mask
                return [
                    room.hit(75, 100), room.hit(125, 100), room.contains(25, 50),
                    room.contains(75, 50),
                ]
            },
            Fact("A shape layer beside its path, and where its path leaves the bounds") {
                (room: LayerRoom) in
                let shape = CAShapeLayer()
                shape.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
                shape.path =
                    UIBezierPath(rect: CGRect(x: 20, y: 20, width: 60, height: 60))
                    .cgPath
                room.parent.addSublayer(shape)
                room.names.name(shape, "shape")
                return [room.hit(55, 55), room.hit(75, 75), room.hit(95, 95)]
            },
            Fact("contains of a layer without a size") {
                let layer = CALayer()
                return [Statement("contains (0, 0)", layer.contains(CGPoint.zero))]
            },
        ]
    }
}

/// A layer of 200 points at (50, 50) in a window, which contains one of 100 points at (0, 0).
@MainActor
private final class LayerRoom: FactPlace {
    let names: FactRoom
    let parent = CALayer()
    let child = CALayer()

    static func ask(_ body: (LayerRoom) -> [Statement]) -> [Statement] {
        FactRoom.ask { body(LayerRoom($0)) }
    }

    private init(_ names: FactRoom) {
        self.names = names
        parent.frame = CGRect(x: 50, y: 50, width: 200, height: 200)
        child.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        names.window.layer.addSublayer(parent)
        parent.addSublayer(child)
        names.name(parent, "parent")
        names.name(child, "child")
    }

    func add(_ name: String, _ frame: CGRect) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        parent.addSublayer(layer)
        names.name(layer, name)
        return layer
    }

    /// The result of the parent's hit test at a point of the window.
    func hit(_ x: CGFloat, _ y: CGFloat) -> Statement {
        names.hit(parent, x, y)
    }

    func contains(_ x: CGFloat, _ y: CGFloat) -> Statement {
        let point = CGPoint(x: x, y: y)
        return Statement(child.contains(point) ? "contains" : "does not", point.numbers)
    }
}
