// Meant: Assumes a sublayer lies always within its superlayer, so asks blue first and does not care whether the touch is in white.
// Kind: fault
// Belief: BlueIsAlwaysInWhite

import UIKit

/// Tells by an alert which layer a touch is in: the blue one, or the white one around it.
class ContainsPointViewController: UIViewController {
    /// The white view, somewhere inside the controller's view.
    ///
    /// It is set before `viewDidLoad`, like an outlet.
    var layerView: UIView!

    /// The blue layer inside the white view's layer.
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        // 1. Make the blue layer, with the frame (50, 50, 100, 100), and add it to the white
        //    view's layer.
        let layer = CALayer()
        layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        layer.backgroundColor = UIColor.systemBlue.cgColor
        layerView.layer.addSublayer(layer)
        blueLayer = layer
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let point = touch.location(in: view)
        let whitePoint = layerView.layer.convert(point, from: view.layer)
        let bluePoint = blueLayer.convert(whitePoint, from: layerView.layer)

        if blueLayer.contains(bluePoint) {
            show("Inside Blue Layer")
        } else if layerView.layer.contains(whitePoint) {
            show("Inside White Layer")
        }
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
