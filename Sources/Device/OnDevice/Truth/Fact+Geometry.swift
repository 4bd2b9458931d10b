import UIKit

extension Fact {
    /// Frames, bounds, anchors and conversions.
    static var geometry: [Fact] {
        conversions + frames + [
            Fact("The edges that a rectangle contains, and the rectangles that contain no point") {
                let rectangle = CGRect(x: 10, y: 10, width: 20, height: 20)
                let backwards = CGRect(x: 30, y: 30, width: -20, height: -20)
                return [
                    Statement("minimum corner", rectangle.contains(CGPoint(x: 10, y: 10))),
                    Statement("maximum corner", rectangle.contains(CGPoint(x: 30, y: 30))),
                    Statement("negative size", backwards.contains(CGPoint(x: 20, y: 20))),
                    Statement("null", CGRect.null.contains(CGPoint.zero)),
                    Statement("empty", CGRect.zero.contains(CGPoint.zero)),
                    Statement("infinite", CGRect.infinite.contains(CGPoint.zero)),
                ]
            },
            Fact("Whether a path contains the points of its outline", isSettled: false) {
                let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
                return [(0, 0), (0, 5), (5, 0), (10, 5), (5, 10), (10, 10), (5, 5)].map {
                    let point = CGPoint(x: $0.0, y: $0.1)
                    return Statement(path.contains(point) ? "inside" : "outside", point.numbers)
                }
            },
        ]
    }

    private static var conversions: [Fact] {
        [
            Fact("Conversion between a layer and its superlayer") {
                let pair = LayerPair()
                let plain = pair.conversions
                pair.child.transform = CATransform3DMakeScale(2, 2, 1)
                return plain + pair.conversions
            },
            Fact("Conversion to a superlayer with a sublayerTransform") {
                let pair = LayerPair()
                pair.parent.sublayerTransform = CATransform3DMakeTranslation(10, 20, 0)
                return pair.conversions
            },
            Fact("Conversion to a superlayer whose bounds have an origin") {
                let pair = LayerPair()
                pair.parent.bounds.origin = CGPoint(x: 30, y: 40)
                return pair.conversions
            },
            Fact("Conversion of a rectangle between two turned views") { (room: FactRoom) in
                let first = room.add("first", 50, 50, 100, 100)
                let second = room.add("second", 100, 100, 100, 100)
                first.transform = CGAffineTransform(rotationAngle: .pi / 4)
                second.transform = CGAffineTransform(rotationAngle: -.pi / 4)
                let box = first.convert(first.bounds, to: second)
                return [Statement("box", box.numbers)]
            },
            Fact("Conversion to nil, in a window and without one") { (room: FactRoom) in
                let view = room.add("view", 50, 60, 100, 100)
                let inWindow = view.convert(CGPoint(x: 1, y: 2), to: nil)
                let parent = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
                view.removeFromSuperview()
                parent.addSubview(view)
                let alone = view.convert(CGPoint(x: 1, y: 2), to: nil)
                return [
                    Statement("in a window", inWindow.numbers),
                    Statement("without", alone.numbers),
                ]
            },
            Fact("Conversion between views of different windows") { (room: FactRoom) in
                let view = room.add("view", 50, 60, 100, 100)
                let other = FactRoom()
                defer { other.window.isHidden = true }
                other.window.frame.origin = CGPoint(x: 20, y: 30)
                let target = other.add("target", 5, 5, 50, 50)
                return [
                    Statement("point", view.convert(CGPoint.zero, to: target).numbers),
                    Statement(
                        "window",
                        room.window.convert(CGPoint.zero, to: other.window).numbers
                    ),
                ]
            },
        ]
    }

    private static var frames: [Fact] {
        [
            Fact("The frame of a layer by anchor point and transform") {
                let layer = CALayer()
                layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
                layer.position = CGPoint(x: 200, y: 300)
                var statements = [Statement("plain", layer.frame.numbers)]
                layer.anchorPoint = CGPoint(x: 0, y: 0)
                statements.append(Statement("anchor (0, 0)", layer.frame.numbers))
                layer.anchorPoint = CGPoint(x: 1, y: 1)
                statements.append(Statement("anchor (1, 1)", layer.frame.numbers))
                layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
                layer.transform = CATransform3DMakeScale(2, 4, 1)
                statements.append(Statement("scaled", layer.frame.numbers))
                layer.transform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
                statements.append(Statement("turned", layer.frame.numbers))
                return statements
            },
            Fact("The effect of setting a frame on a scaled view, and on a turned one") {
                [
                    CGAffineTransform(scaleX: 2, y: 4), CGAffineTransform(translationX: 10, y: 20),
                    CGAffineTransform(rotationAngle: .pi / 2),
                ].map { transform in
                    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                    view.transform = transform
                    view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
                    let numbers = view.bounds.numbers + view.center.numbers + view.frame.numbers
                    return Statement("bounds, center, frame", numbers)
                }
            },
            Fact("The effect of setting a frame with a negative size") {
                let view = UIView(frame: CGRect(x: 0, y: 0, width: -100, height: -50))
                let numbers = view.bounds.numbers + view.center.numbers + view.frame.numbers
                return [Statement("bounds, center, frame", numbers)]
            },
            Fact("The effect of a new anchor point on a view's frame and center") {
                let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
                view.layer.anchorPoint = .zero
                return [
                    Statement("frame", view.frame.numbers),
                    Statement("center", view.center.numbers),
                ]
            },
            Fact("The effect of new bounds on a view's frame and center") {
                let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
                view.bounds = CGRect(x: 5, y: 5, width: 50, height: 100)
                return [
                    Statement("frame", view.frame.numbers),
                    Statement("center", view.center.numbers),
                ]
            },
        ]
    }
}

/// A layer of 50 points inside one of 200, at positions for which no number is zero.
@MainActor
private struct LayerPair {
    let parent = CALayer()
    let child = CALayer()

    init() {
        parent.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
        parent.position = CGPoint(x: 100, y: 100)
        child.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
        child.position = CGPoint(x: 100, y: 50)
        parent.addSublayer(child)
    }

    var conversions: [Statement] {
        [
            Statement("origin to parent", child.convert(CGPoint.zero, to: parent).numbers),
            Statement("corner to parent", child.convert(CGPoint(x: 50, y: 50), to: parent).numbers),
            Statement("origin to child", parent.convert(CGPoint.zero, to: child).numbers),
            Statement(
                "rectangle to parent",
                child.convert(CGRect(x: 0, y: 0, width: 10, height: 20), to: parent).numbers
            ),
        ]
    }
}
