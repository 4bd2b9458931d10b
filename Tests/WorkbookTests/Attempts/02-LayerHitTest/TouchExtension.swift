// Expect: passed
// A small extension of UIView asks its layer with a touch, going from its own layer's coordinates out to the superlayer.

import UIKit
import CoreGraphics

private extension UIView {
    /// The deepest layer of this view at a touch.
    func deepestLayer(at touch: UITouch) -> CALayer? {
        let own = touch.location(in: self)
        let outer = layer.convert(own, to: layer.superlayer)
        return layer.hitTest(outer)
    }
}

/// Tells by an alert which layer a touch is in, as exercise 1 does, but lets the layers find out.
class HitTestViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        addBlueLayer()
    }

    private func addBlueLayer() {
        let origin = CGPoint(x: 50, y: 50)
        let size = CGSize(width: 100, height: 100)
        blueLayer = CALayer()
        blueLayer.frame = CGRect(origin: origin, size: size)
        layerView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first, let layer = layerView.deepestLayer(at: touch) {
            report(layer)
        }
    }

    private func report(_ layer: CALayer) {
        if layer == blueLayer {
            show("Inside Blue Layer")
        } else if layer == layerView.layer {
            show("Inside White Layer")
        }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
