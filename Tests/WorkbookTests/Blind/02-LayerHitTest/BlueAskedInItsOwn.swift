// Meant: Believed that only the outermost layer's hitTest takes the superlayer's point, while a sublayer is asked with a point of its own.
// Kind: fault
// Belief: AsksTheBlueLayerItself, PointInWhiteLayer

import UIKit

class HitTestViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        // The blue square, in the white view's coordinates.
        self.blueLayer = CALayer()
        self.blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        self.layerView.layer.addSublayer(self.blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let location = touch.location(in: view)
        let bluePoint = blueLayer.convert(location, from: view.layer)
        let whitePoint = view.convert(location, to: layerView.superview)

        if blueLayer.hitTest(bluePoint) != nil {
            show("Inside Blue Layer")
        } else if layerView.layer.hitTest(whitePoint) === layerView.layer {
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
