// Meant: Asks the white layer first in an if / else if chain, so that the blue branch is never reached.
// Kind: fault
// Belief: WhiteComesFirst

import UIKit

/// Tells by an alert which layer a touch is in: the blue one, or the white one around it.
class ContainsPointViewController: UIViewController {
    var layerView: UIView!
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
        let pointInWhite = layerView.layer.convert(touch.location(in: view), from: view.layer)
        let pointInBlue = blueLayer.convert(pointInWhite, from: layerView.layer)

        if layerView.layer.contains(pointInWhite) {
            show("Inside White Layer")
        } else if blueLayer.contains(pointInBlue) {
            show("Inside Blue Layer")
        }
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
