// Misconception: A constant with the name of the property is the property
// Explanation: The layer appears on the screen, and nothing crashes, for the touch asks carefully
//   whether there is one. But a declaration makes a new variable, which hides the property for as
//   long as the method runs. The property itself was never set: where the touch looks for the blue
//   layer there is none, and every touch counts as white.
// Hint: Print the property at the beginning of touchesBegan. Which word in viewDidLoad makes a
//   variable of its own?
// Evidence: "let blueLayer CALayer" or "let blueLayer CAShapeLayer", addSublayer or insertSublayer
//   or sublayers

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
        let blueLayer = CALayer()
        blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        blueLayer.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let inView = touch.location(in: view)
        let inWhite = layerView.layer.convert(inView, from: view.layer)
        guard layerView.layer.contains(inWhite) else { return }
        if let blue = blueLayer, blue.contains(blue.convert(inWhite, from: layerView.layer)) {
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
