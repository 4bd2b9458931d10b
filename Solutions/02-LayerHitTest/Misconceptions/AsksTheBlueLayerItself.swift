// Misconception: A sublayer can be asked by itself, its superlayer does not matter
// Explanation: The blue layer does answer when it is asked, with a point of the white one. But on
//   its own it knows nothing of what its superlayer would say before: a white layer that masks to
//   its bounds cuts off what sticks out. Asked through the white layer, the blue one is found
//   only where it can be touched.
// Hint: Let the blue layer stick out of a white one that clips. Who gets to say something about
//   that?
// Evidence: CALayer.hitTest, "blueLayer", "Blue", "White", without masksToBounds or
//   clipsToBounds

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
        if blueLayer.hitTest(touch.location(in: layerView)) != nil {
            show("Inside Blue Layer")
        } else if layerView.layer.hitTest(inSuperlayer) != nil {
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
