// Misconception: The hit layer is shown when the finger is lifted
// Explanation: Buttons act when the finger is lifted, so a touch seems to count then. The task
//   asks for the moment at which it begins. A finger that moves in between is lifted somewhere
//   else, and the answer would be about that place.
// Hint: In which of the four methods for touches is your code? Put down a finger, move it, and
//   lift it.
// Evidence: "touchesEnded" or UITouch.Phase.ended or UITapGestureRecognizer

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

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        // A layer's hitTest takes the coordinates of its superlayer, wherever that is.
        let inSuperlayer = touch.location(in: layerView.superview)
        switch layerView.layer.hitTest(inSuperlayer) {
        case blueLayer: show("Inside Blue Layer")
        case layerView.layer: show("Inside White Layer")
        default: break
        }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
