// Expect: crashed
// Belief: the blue layer keeps its index.

import UIKit

/// Tells by an alert which layer a touch is in: the blue one, or the white one around it.
class ContainsPointViewController: UIViewController {
    /// The white view, somewhere inside the controller's view.
    ///
    /// It is set before `viewDidLoad`, like an outlet.
    var layerView: UIView!

    /// The blue layer inside the white view's layer.
    var blueLayer: CALayer!

    private var blueIndex = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        blueLayer = CALayer()
        blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        blueLayer.backgroundColor = UIColor.blue.cgColor
        blueIndex = layerView.layer.sublayers?.count ?? 0
        layerView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        answer(touch)
    }

    private func answer(_ touch: UITouch) {
        let white = layerView.layer
        let whitePoint = white.convert(touch.location(in: view), from: view.layer)
        guard white.contains(whitePoint) else { return }
        // Layers that come later are added behind this index.
        guard let blue = white.sublayers?[blueIndex] else { return }
        let isBlue = blue.contains(blue.convert(whitePoint, from: white))
        show(isBlue ? "Inside Blue Layer" : "Inside White Layer")
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
