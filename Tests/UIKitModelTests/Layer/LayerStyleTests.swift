import Testing
import UIKitModel

@Suite("CALayer: what it looks like")
struct LayerStyleTests {
    @Test("A layer has Core Animation's defaults: border and shadow are opaque black")
    func defaults() {
        let layer = CALayer()
        #expect(layer.borderColor?.components == [0, 1])
        #expect(layer.shadowColor?.components == [0, 1])
        #expect(layer.borderWidth == 0)
        #expect(layer.shadowOpacity == 0)
        #expect(layer.shadowRadius == 3)
        #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
        #expect(layer.shadowPath == nil)
        #expect(layer.backgroundColor == nil)
        #expect(layer.mask == nil)
        #expect(layer.contents == nil)
        #expect(layer.maskedCorners.contains(.layerMaxXMaxYCorner))
    }

    @Test("The looks of one layer are no other's")
    func changes() {
        let (layer, other) = (CALayer(), CALayer())
        let mask = CALayer()
        layer.borderColor = nil
        layer.borderWidth = 2
        layer.shadowColor = UIColor.red.cgColor
        layer.shadowOpacity = 0.5
        layer.shadowRadius = 7
        layer.shadowOffset = .zero
        layer.shadowPath = CGPath(rect: .zero, transform: nil)
        layer.maskedCorners = []
        layer.mask = mask
        layer.contents = "picture"
        #expect(layer.borderColor == nil)
        #expect(layer.borderWidth == 2)
        #expect(layer.shadowOpacity == 0.5)
        #expect(layer.shadowRadius == 7)
        #expect(layer.shadowOffset == .zero)
        #expect(layer.shadowPath != nil)
        #expect(layer.maskedCorners == [])
        #expect(layer.mask === mask)
        #expect(layer.contents as? String == "picture")
        #expect(layer.sublayers == nil)
        #expect(other.borderColor?.components == [0, 1])
        #expect(other.borderWidth == 0)
        #expect(other.mask == nil)
    }

    @Test("A mask changes no hit test")
    func mask() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.mask = CALayer()
        #expect(layer.hitTest(CGPoint(x: 5, y: 5)) === layer)
        #expect(layer.contains(CGPoint(x: 5, y: 5)))
    }

    @Test("A shape layer has Core Animation's defaults, and is hit by its bounds")
    func shapeLayer() {
        let shape = CAShapeLayer()
        #expect(shape.path == nil)
        #expect(shape.fillColor?.components?.last == 1)
        #expect(shape.strokeColor == nil)
        #expect(shape.lineWidth == 1)
        #expect(shape.miterLimit == 10)
        #expect(shape.strokeStart == 0 && shape.strokeEnd == 1)
        #expect(shape.lineDashPhase == 0)
        #expect(shape.lineDashPattern == nil)
        #expect(shape.fillRule == .nonZero)
        #expect(shape.lineCap == .butt)
        #expect(shape.lineJoin == .miter)
        shape.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        shape.path = UIBezierPath(ovalIn: shape.bounds).cgPath
        shape.fillRule = .evenOdd
        shape.lineCap = .round
        shape.lineJoin = .bevel
        shape.lineDashPattern = [4, 2]
        #expect(shape.hitTest(CGPoint(x: 1, y: 1)) === shape)
        #expect(shape.path?.contains(CGPoint(x: 1, y: 1)) == false)
    }
}
