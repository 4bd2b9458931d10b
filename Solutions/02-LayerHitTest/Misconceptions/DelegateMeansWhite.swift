// Misconception: A layer whose delegate is a view is the white one
// Explanation: A view is the delegate of its own layer, and a bare layer usually has none: it is
//   a clever way to tell the two apart. But it is so for every view. A view in the white view has
//   a layer with a delegate as well, and hitTest finds that layer. Compare the answer with the
//   white view's layer itself.
// Hint: Put a view into the white view and touch it. Whose delegate do you look at, and is it
//   the white view?
// Evidence: CALayer.hitTest, CALayer.delegate

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
        if hit == blueLayer {
            show("Inside Blue Layer")
        } else if hit.delegate is UIView {
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
