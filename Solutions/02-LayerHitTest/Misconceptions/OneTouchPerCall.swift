// Misconception: A call of touchesBegan brings one touch
// Explanation: A view takes one touch at a time while its isMultipleTouchEnabled is false, and then the
//   first touch of the set is the only one. Where it is true, fingers that come down at once are in one
//   set. A set has no order, so its first touch may be any of them.
// Hint: Let the view have isMultipleTouchEnabled, and put two fingers down at once. How many touches
//   does the set have?
// Evidence: Set.first or "touches.first" or "touches.prefix"

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

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
