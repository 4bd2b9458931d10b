import Testing
import UIKitModel

@MainActor
@Suite("CALayer: geometry")
struct LayerGeometryTests {
    private func layer(_ width: CGFloat, _ height: CGFloat, at position: CGPoint) -> CALayer {
        let layer = CALayer()
        layer.bounds.size = CGSize(width: width, height: height)
        layer.position = position
        return layer
    }

    @Test("A new layer is empty, at the origin, anchored in its middle, without transforms")
    func defaults() {
        let layer = CALayer()
        #expect(layer.bounds == .zero)
        #expect(layer.position == .zero)
        #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(layer.zPosition == 0)
        #expect(CATransform3DIsIdentity(layer.transform))
        #expect(CATransform3DIsIdentity(layer.sublayerTransform))
        #expect(layer.frame == .zero)
        #expect(layer.opacity == 1)
        #expect(!layer.isHidden)
        #expect(!layer.masksToBounds)
        #expect(layer.superlayer == nil)
        #expect(layer.sublayers == nil)
    }

    @Test("Bounds of a negative size read back standardised")
    func negativeBounds() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: -100, height: -50)
        // Rectangles compare as if standardised, so origin and size are looked at one by one.
        #expect(layer.bounds.origin == CGPoint(x: -100, y: -50))
        #expect(layer.bounds.size == CGSize(width: 100, height: 50))
        #expect(layer.contains(CGPoint(x: -50, y: -25)))
    }

    @Test("An anchor point may lie outside the layer")
    func farAnchor() {
        let layer = layer(100, 50, at: .zero)
        layer.anchorPoint = CGPoint(x: 2, y: -1)
        #expect(layer.frame == CGRect(x: -200, y: 50, width: 100, height: 50))
    }

    @Test("The bounds' origin does not move the frame")
    func boundsOrigin() {
        let layer = layer(100, 50, at: CGPoint(x: 200, y: 300))
        layer.bounds.origin = CGPoint(x: 11, y: 22)
        #expect(layer.frame == CGRect(x: 150, y: 275, width: 100, height: 50))
    }

    @Test("Setting the frame keeps the bounds' origin")
    func frameKeepsOrigin() {
        let layer = CALayer()
        layer.bounds.origin = CGPoint(x: 11, y: 22)
        layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        #expect(layer.bounds == CGRect(x: 11, y: 22, width: 30, height: 40))
        #expect(layer.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        layer.transform = CATransform3DMakeScale(2, 2, 1)
        layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        #expect(layer.bounds == CGRect(x: 11, y: 22, width: 15, height: 20))
        #expect(layer.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    }

    @Test("A square turned by an eighth has a frame wider by the root of two")
    func turnedSquare() {
        let layer = layer(100, 100, at: .zero)
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
        let half = 50 * CGFloat(2).squareRoot()
        #expect(abs(layer.frame.minX + half) < 1e-12)
        #expect(abs(layer.frame.minY + half) < 1e-12)
        #expect(abs(layer.frame.width - 2 * half) < 1e-12)
        #expect(abs(layer.frame.height - 2 * half) < 1e-12)
    }

    @Test("A transform turns about the anchor point")
    func turningAboutAnchor() {
        let layer = layer(100, 50, at: CGPoint(x: 10, y: 10))
        layer.anchorPoint = .zero
        layer.transform = CATransform3DMakeScale(3, 3, 1)
        #expect(layer.frame == CGRect(x: 10, y: 10, width: 300, height: 150))
    }

    @Test("A transform that is one of the plane reads back as such")
    func affineTransform() {
        let layer = CALayer()
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        layer.setAffineTransform(transform)
        #expect(layer.affineTransform() == transform)
        #expect(CATransform3DIsAffine(layer.transform))
    }

    @Test(
        "affineTransform() of a transform that is not one of the plane is the identity",
        arguments: [0, 1, 2, 3]
    )
    func spatialTransforms(index: Int) {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        let transforms = [
            CATransform3DMakeScale(2, 3, 4), CATransform3DMakeRotation(1, 1, 0, 0),
            CATransform3DMakeTranslation(0, 0, 5), perspective,
        ]
        let layer = CALayer()
        layer.transform = transforms[index]
        #expect(layer.affineTransform() == .identity)
    }

    @Test("A copy has the geometry and appearance, and no sublayers")
    func copying() {
        let original = layer(100, 50, at: CGPoint(x: 5, y: 6))
        original.addSublayer(CALayer())
        original.transform = CATransform3DMakeScale(2, 2, 1)
        original.bounds.origin.x = 3
        original.opacity = 0.5
        let copy = CALayer(layer: original)
        #expect(copy.frame == original.frame)
        #expect(copy.bounds == original.bounds)
        #expect(copy.opacity == 0.5)
        #expect(copy.sublayers == nil)
        #expect(copy.superlayer == nil)
        let parent = CALayer()
        parent.addSublayer(copy)
        #expect(copy.convert(CGPoint.zero, to: parent) == original.convert(.zero, to: nil))
    }

    @Test("The bounding frame is the layer's own, whatever an override of frame says")
    func overriddenFrame() {
        let layer = UnmovedLayer()
        layer.bounds.size = CGSize(width: 20, height: 10)
        layer.position = CGPoint(x: 50, y: 50)
        #expect(layer.frame == .zero)
        #expect(layer.boundingFrame == CGRect(x: 40, y: 45, width: 20, height: 10))
    }
}

private final class UnmovedLayer: CALayer {
    override var frame: CGRect {
        get { .zero }
        set {}
    }
}
