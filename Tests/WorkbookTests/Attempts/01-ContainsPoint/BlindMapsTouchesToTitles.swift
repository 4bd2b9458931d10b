// Expect: passed
// Writes it as a chain of map, compactMap and forEach over the touches.

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
        let square = CALayer()
        layerView.layer.addSublayer(square)
        square.frame = CGRect(origin: CGPoint(x: 50, y: 50), size: CGSize(width: 100, height: 100))
        blueLayer = square
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        let white: CALayer = layerView.layer, blue: CALayer = blueLayer
        touches
            .map { white.convert($0.location(in: self.view), from: self.view.layer) }
            .filter { white.contains($0) }
            .map { blue.convert($0, from: white) }
            .map { blue.contains($0) ? "Inside Blue Layer" : "Inside White Layer" }
            .forEach(show)
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
