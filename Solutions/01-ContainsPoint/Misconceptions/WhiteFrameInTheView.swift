// Misconception: The white view's frame is a rectangle in the controller's view
// Explanation: It is one in the coordinates of the white view's superview, and in most listings
//   that is the controller's view. But the white view may lie in a panel. And the frame of a turned
//   view is the box around it: its corners are not in the layer. A layer that is asked knows its
//   place and its shape.
// Hint: Put the white view into a panel, or turn it. Which points does your first question let
//   through?
// Evidence: CALayer.contains, UIView.frame or CALayer.frame, CGRect.contains, convert

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
        guard let touch = touches.first else { return }
        let inView = touch.location(in: view)
        guard layerView.frame.contains(inView) else { return }
        let inWhite = layerView.layer.convert(inView, from: view.layer)
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
