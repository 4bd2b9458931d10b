import Testing
import UIKitModel

@MainActor
@Suite("UIView: its layer")
struct ViewLayerTests {
    @Test("A view's layer is of the class that the view says")
    func layerClass() {
        #expect(!(UIView().layer is CAShapeLayer))
        #expect(UIView.layerClass is CALayer.Type)
        let shape = ShapeView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(shape.layer is CAShapeLayer)
        #expect(shape.shapeLayer.lineWidth == 1)
        #expect(shape.layer.bounds.size == CGSize(width: 10, height: 20))
        #expect(shape.layer.delegate === shape)
        #expect(ShapeView(coder: NSCoder())?.layer is CAShapeLayer)
        #expect(shape.hitTest(CGPoint(x: 5, y: 5), with: nil) === shape)
    }

    @Test("A layer class of an app's may answer contains, which the view's hit test does not ask")
    func ownLayerClass() {
        let view = RoundLayerView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(view.layer is RoundLayer)
        #expect(!view.layer.contains(CGPoint(x: 1, y: 1)))
        #expect(view.layer.contains(CGPoint(x: 50, y: 50)))
        #expect(view.hitTest(CGPoint(x: 1, y: 1), with: nil) === view)
    }

    @Test("A view's mask is its layer's, no subview, and changes no hit test")
    func mask() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.mask = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(view.layer.mask === view.mask?.layer)
        #expect(view.mask?.superview == nil)
        #expect(view.subviews.isEmpty)
        #expect(view.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
        view.mask = nil
        #expect(view.layer.mask == nil)
    }

    @Test("Nothing covers a view's edges")
    func safeArea() {
        #expect(UIView().safeAreaInsets == .zero)
    }
}

private final class ShapeView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    var shapeLayer: CAShapeLayer { layer as? CAShapeLayer ?? CAShapeLayer() }
}

private final class RoundLayer: CALayer {
    override func contains(_ p: CGPoint) -> Bool {
        UIBezierPath(ovalIn: bounds).contains(p)
    }
}

private final class RoundLayerView: UIView {
    override class var layerClass: AnyClass { RoundLayer.self }
}
