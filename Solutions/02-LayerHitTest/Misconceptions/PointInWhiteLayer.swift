// Misconception: hitTest of a layer takes a point in the layer's own coordinates
// Explanation: The hitTest of a view does, and contains(_:) of a layer does too, so it is a good
//   guess. The hitTest of a layer is the exception: its point is in the coordinates of the
//   superlayer, one step further out. With a point of its own, everything is off by the place of
//   the white layer.
// Hint: In the lesson, find whose coordinates hitTest takes. It is neither the screen's nor its
//   own.
// Evidence: CALayer.hitTest, UITouch.location or convert, without superview or superlayer or
//   UIView.hitTest

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
        let point = touch.location(in: layerView)
        switch layerView.layer.hitTest(point) {
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
