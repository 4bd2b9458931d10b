// Misconception: In the superview a frame says the same as the layer itself
// Explanation: A frame is measured in the superview, so frame and point are in the same coordinates
//   here, and for an upright view the answers agree. The frame of a turned one is only the box around
//   it: its corners are not in the layer. And the task wants the layers asked, for they alone know
//   their shape.
// Hint: Turn the white view by 45 degrees, and touch a corner of its frame. Is that point in the
//   layer?
// Evidence: UIView.frame or CALayer.frame, CGRect.contains, superview or superlayer

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
        guard layerView.frame.contains(touch.location(in: layerView.superview)) else { return }
        let inWhite = layerView.layer.convert(inView, from: view.layer)
        let isBlue = blueLayer.frame.contains(inWhite)
        show(isBlue ? "Inside Blue Layer" : "Inside White Layer")
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
