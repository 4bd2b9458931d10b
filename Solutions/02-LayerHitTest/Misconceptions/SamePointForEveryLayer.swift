// Misconception: hitTest takes the same point whichever layer is asked
// Explanation: One touch, one point: so both layers are asked with the same numbers. But each layer
//   takes them for a point of its own superlayer, and the superlayer of the blue one is the white
//   one. Off by the place of the white layer, the blue one answers for another spot. The white one
//   can be asked alone: it asks its sublayers itself, and converts for them.
// Hint: Whose superlayer's coordinates is your point in? Is that the superlayer of each layer that
//   you ask?
// Evidence: CALayer.hitTest, "blueLayer", "Blue", "White"

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
        if blueLayer.hitTest(inSuperlayer) === blueLayer {
            show("Inside Blue Layer")
        } else if layerView.layer.hitTest(inSuperlayer) === layerView.layer {
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
