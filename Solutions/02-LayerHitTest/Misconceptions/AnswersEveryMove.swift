// Misconception: The hit layer is shown again whenever the finger moves
// Explanation: It sounds thorough: the finger may move from one layer to the other. But a touch
//   is answered once, when it begins. A finger that comes down beside the squares and slides into
//   one has touched neither.
// Hint: Put a finger down outside both squares and slide it into one. What should appear, and
//   what does?
// Evidence: "touchesMoved" or UITouch.Phase.moved

import UIKit

/// Tells by an alert which layer a touch is in, as exercise 1 does, but lets the layers find out.
class HitTestViewController: UIViewController {
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
        // A layer's hitTest takes the coordinates of its superlayer, wherever that is.
        let inSuperlayer = touch.location(in: layerView.superview)
        switch layerView.layer.hitTest(inSuperlayer) {
        case blueLayer: show("Inside Blue Layer")
        case layerView.layer: show("Inside White Layer")
        default: break
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchesBegan(touches, with: event)
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
