// Misconception: A layer inside the white one counts as white
// Explanation: What lies in the white square is a part of it, so climbing up from the answer
//   until the white layer comes seems fair. But hitTest answers with the deepest layer, and that
//   is the one that was hit. The layer of a view in the white view is neither white nor blue, and
//   the task asks for silence there.
// Hint: Put a view into the white view and touch it. Which layer does hitTest answer with,
//   before you go any further?
// Evidence: CALayer.hitTest, CALayer.superlayer, "while" or "repeat" or sequence or "Bool"

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
        var layer = layerView.layer.hitTest(inSuperlayer)
        while let current = layer {
            switch current {
            case blueLayer: return show("Inside Blue Layer")
            case layerView.layer: return show("Inside White Layer")
            default: layer = current.superlayer
            }
        }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
