// Meant: Added a coloured layer but has not given it the frame yet.
// Kind: unfinished
// Belief: none

import UIKit

/// Tells by an alert which layer a touch is in: the blue one, or the white one around it.
class ContainsPointViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        blueLayer = CALayer()
        blueLayer.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        var point = touch.location(in: view)
        point = layerView.layer.convert(point, from: view.layer)
        if layerView.layer.contains(point) {
            point = blueLayer.convert(point, from: layerView.layer)
            if blueLayer.contains(point) {
                show("Inside Blue Layer")
            } else {
                show("Inside White Layer")
            }
        }
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
