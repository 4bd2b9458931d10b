import Testing
import UIKitModel

@MainActor
@Suite("UIView: geometry and conversion")
struct ViewGeometryTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let first = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    private let second = UIView(frame: CGRect(x: 150, y: 160, width: 100, height: 100))
    private let inner = UIView(frame: CGRect(x: 5, y: 6, width: 20, height: 20))

    init() {
        root.addSubview(first)
        root.addSubview(second)
        first.addSubview(inner)
    }

    @Test("A view's frame, bounds and centre are its layer's")
    func layerGeometry() {
        #expect(first.layer.position == CGPoint(x: 60, y: 70))
        #expect(first.center == first.layer.position)
        first.center = CGPoint(x: 100, y: 100)
        #expect(first.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
        first.layer.bounds.size.width = 50
        #expect(first.frame == CGRect(x: 75, y: 50, width: 50, height: 100))
        first.frame.origin.x = 0
        #expect(first.center.x == 25)
    }

    @Test("The view is its layer's delegate, and the layer lies in the superview's layer")
    func layerTree() {
        #expect(first.layer.delegate === first)
        #expect(first.layer.superlayer === root.layer)
        #expect(root.layer.sublayers?.map { $0.delegate === first } == [true, false])
    }

    @Test("A view as a coordinate space converts as the view does")
    func coordinateSpace() {
        let space: any UICoordinateSpace = first
        let (point, rectangle) = (CGPoint(x: 3, y: 4), CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(space.bounds == first.bounds)
        #expect(space.convert(point, to: second) == first.convert(point, to: Optional(second)))
        #expect(second.convert(point, from: space) == CGPoint(x: -137, y: -136))
        #expect(space.convert(rectangle, to: root) == CGRect(x: 11, y: 22, width: 3, height: 4))
        #expect(root.convert(rectangle, from: space) == CGRect(x: 11, y: 22, width: 3, height: 4))
    }

    @Test("Under a transform the frame is the bounding box")
    func boundingBox() {
        first.transform = CGAffineTransform(scaleX: 2, y: 0.5)
        #expect(first.frame == CGRect(x: -40, y: 45, width: 200, height: 50))
        #expect(first.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test("Moving the bounds' origin moves the subviews, not the view")
    func scrolling() {
        first.bounds.origin = CGPoint(x: 3, y: 4)
        #expect(first.frame == CGRect(x: 10, y: 20, width: 100, height: 100))
        #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 12, y: 22))
    }

    @Test("Changing the anchor point moves the frame, not the centre")
    func anchorPoint() {
        first.layer.anchorPoint = .zero
        #expect(first.center == CGPoint(x: 60, y: 70))
        #expect(first.frame.origin == CGPoint(x: 60, y: 70))
        #expect(first.anchorPoint == .zero)
    }

    @Test("convert goes to the superview, back, and across siblings, in all four forms")
    func conversion() {
        let point = CGPoint(x: 1, y: 2)
        #expect(inner.convert(point, to: first) == CGPoint(x: 6, y: 8))
        #expect(first.convert(point, from: inner) == CGPoint(x: 6, y: 8))
        #expect(first.convert(point, to: inner) == CGPoint(x: -4, y: -4))
        #expect(inner.convert(point, to: second) == CGPoint(x: -134, y: -132))
        #expect(second.convert(point, from: inner) == CGPoint(x: -134, y: -132))
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(inner.convert(rect, to: second) == CGRect(x: -134, y: -132, width: 3, height: 4))
        #expect(second.convert(rect, from: inner) == CGRect(x: -134, y: -132, width: 3, height: 4))
    }

    @Test("convert with nil stands for the window's coordinates")
    func windowCoordinates() {
        let window = UIWindow(frame: CGRect(x: 7, y: 7, width: 320, height: 480))
        window.addSubview(root)
        root.frame.origin = CGPoint(x: 10, y: 10)
        #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 25, y: 36))
        #expect(inner.convert(CGPoint.zero, from: nil) == CGPoint(x: -25, y: -36))
        #expect(inner.convert(inner.bounds, to: nil).origin == CGPoint(x: 25, y: 36))
        #expect(inner.convert(CGRect.zero, from: nil).origin == CGPoint(x: -25, y: -36))
    }

    @Test("A window converts to the screen and to other windows")
    func windowToWindow() {
        let window = UIWindow(frame: CGRect(x: 7, y: 8, width: 320, height: 480))
        let other = UIWindow(frame: CGRect(x: 100, y: 100, width: 320, height: 480))
        let screen: UIWindow? = nil
        #expect(window.convert(CGPoint.zero, to: screen) == CGPoint(x: 7, y: 8))
        #expect(window.convert(CGPoint.zero, to: other) == CGPoint(x: -93, y: -92))
        #expect(window.convert(CGPoint.zero, from: other) == CGPoint(x: 93, y: 92))
        #expect(window.convert(CGRect.zero, from: screen).origin == CGPoint(x: -7, y: -8))
    }

    @Test("A converted rectangle is boxed in the common ancestor, then boxed again in the target")
    func boxedTwice() {
        let turn = CGAffineTransform(rotationAngle: .pi / 4)
        first.transform = turn
        second.transform = turn
        let converted = first.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: second)
        #expect(abs(converted.width - 20) < 1e-9)
        #expect(abs(converted.height - 20) < 1e-9)
    }

    @Test("UIView's transform3D and transform are the layer's")
    func transforms() {
        first.transform3D = CATransform3DMakeScale(2, 3, 4)
        #expect(first.transform == .identity)
        #expect(first.layer.transform.m33 == 4)
        first.transform = CGAffineTransform(translationX: 5, y: 6)
        #expect(first.transform3D.m41 == 5)
        #expect(first.frame.origin == CGPoint(x: 15, y: 26))
    }

    @Test("A view whose layer was moved into another layer is hit where the layer lies")
    func movedLayer() {
        let shelf = CALayer()
        shelf.frame = CGRect(x: 100, y: 0, width: 100, height: 100)
        root.layer.addSublayer(shelf)
        shelf.addSublayer(first.layer)
        #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 115, y: 30), with: nil) === inner)
        #expect(first.superview === root)
    }

    @Test("A new size asks the view and its superview for layout; layoutIfNeeded lays out once")
    func layout() {
        let outer = LaidOutView(frame: root.bounds)
        let nested = LaidOutView(frame: .zero)
        outer.addSubview(nested)
        outer.layoutIfNeeded()
        outer.layoutIfNeeded()
        #expect((outer.count, nested.count) == (1, 1))
        nested.frame.size.width = 10
        outer.layoutIfNeeded()
        #expect((outer.count, nested.count) == (2, 2))
        outer.frame.origin.x = 50
        nested.frame.origin.x = 5
        outer.layoutIfNeeded()
        #expect((outer.count, nested.count) == (2, 2))
    }
}

private final class LaidOutView: UIView {
    var count = 0

    override func layoutSubviews() {
        count += 1
        super.layoutSubviews()
    }
}
