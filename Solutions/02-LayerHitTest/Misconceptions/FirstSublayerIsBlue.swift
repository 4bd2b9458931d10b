// Misconception: The blue layer is the first sublayer of the white one
// Explanation: You added the blue layer, and in an empty white view it is the first and only
//   one. But the white view may have a view in it already, whose layer was there before: then that
//   one is the first, and the blue one comes after it. You have the blue layer in your property,
//   so there is no need to count.
// Hint: Give the white view a subview before viewDidLoad runs. Which layer is the first of the
//   sublayers?
// Evidence: CALayer.hitTest, CALayer.sublayers, without CALayer.name

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
        guard let hit = layerView.layer.hitTest(inSuperlayer) else { return }
        if hit == layerView.layer.sublayers?.first {
            show("Inside Blue Layer")
        } else if hit == layerView.layer {
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
