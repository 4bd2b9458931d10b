// Meant: The author believes that contains(_:) looks at the layer's frame and so takes a point in the superlayer's coordinates.
// Kind: fault
// Belief: NoSecondConversion

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
        blueLayer = CALayer()
        blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        blueLayer.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            let point = touch.location(in: view)
            // Bring the point to where the two layers live.
            let whitePoint = layerView.layer.convert(point, from: view.layer)
            guard layerView.layer.contains(whitePoint) else { continue }
            // The blue layer's frame is in the white layer's coordinates, so this is the point to ask with.
            if blueLayer.contains(whitePoint) {
                show("Inside Blue Layer")
            } else {
                show("Inside White Layer")
            }
        }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
