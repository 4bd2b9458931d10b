// Misconception: A frame is given in the coordinates of the controller's view
// Explanation: The controller sets up the scene, so its view seems to be the place from which
//   everything is measured. A frame counts from the corner of the superlayer, and the blue layer's
//   superlayer is the white one. With the white view's place added, the blue square lies too far
//   to the right and too far down.
// Hint: Which layer is the blue one's superlayer? Print the blue layer's frame and compare it
//   with the task.
// Evidence: CALayer.frame, UIView.frame or UIView.convert or "110" or "110.0"

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
        let origin = layerView.frame.origin
        blueLayer = CALayer()
        blueLayer.frame = CGRect(x: origin.x + 50, y: origin.y + 50, width: 100, height: 100)
        blueLayer.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let inView = touch.location(in: view)
        let inWhite = layerView.layer.convert(inView, from: view.layer)
        guard layerView.layer.contains(inWhite) else { return }
        let inBlue = blueLayer.convert(inWhite, from: layerView.layer)
        show(blueLayer.contains(inBlue) ? "Inside Blue Layer" : "Inside White Layer")
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
