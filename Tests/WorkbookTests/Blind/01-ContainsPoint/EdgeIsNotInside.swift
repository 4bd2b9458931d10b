// Meant: Believed that a point on the left or upper edge of the blue layer is not inside, and that contains(_:) wrongly counts it.
// Kind: fault
// Belief: MinimumEdgesAreOutside

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
        // The blue square, in the white view's coordinates.
        self.blueLayer = CALayer()
        self.blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        self.layerView.layer.addSublayer(self.blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let whitePoint = layerView.layer.convert(touch.location(in: view), from: view.layer)
        guard layerView.layer.contains(whitePoint) else { return }

        let bluePoint = blueLayer.convert(whitePoint, from: layerView.layer)
        let onEdge = bluePoint.x == 0 || bluePoint.y == 0
        if blueLayer.contains(bluePoint) && !onEdge {
            show("Inside Blue Layer")
        } else {
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
