// Misconception: The layer that was hit can be told by its colour
// Explanation: One is white and one is blue, and so their colours seem to name them. A colour is
//   only how a layer is painted: a view in the white one may have the same, and the white view may be
//   painted over or not at all. hitTest answers with the layer itself, and you have both of them at
//   hand to compare it with.
// Hint: Put a blue view into the white one, and touch it. What tells its layer from yours?
// Evidence: CALayer.hitTest, CALayer.backgroundColor

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
        if hit.backgroundColor == blueLayer.backgroundColor {
            show("Inside Blue Layer")
        } else if hit.backgroundColor == layerView.layer.backgroundColor {
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
