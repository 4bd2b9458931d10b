// Expect: passed
// Form: Right: asks both layers and switches on the pair of the answers.

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
        let layer = CALayer()
        layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        layer.backgroundColor = UIColor.systemBlue.cgColor
        layerView.layer.addSublayer(layer)
        blueLayer = layer
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let point = touch.location(in: view)
        let whitePoint = whiteLayer.convert(point, from: view.layer)
        let bluePoint = blueLayer.convert(whitePoint, from: whiteLayer)

        switch (whiteLayer.contains(whitePoint), blueLayer.contains(bluePoint)) {
        case (true, true): show("Inside Blue Layer")
        case (true, false): show("Inside White Layer")
        case (false, _): break
        }
    }

    private var whiteLayer: CALayer { layerView.layer }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
