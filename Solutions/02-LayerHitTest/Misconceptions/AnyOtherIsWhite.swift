// Misconception: A layer that was hit and is not the blue one is the white one
// Explanation: Where nil is handled, two layers seem to be left, one of them blue. There may be a
//   third: a view in the white view has a layer too, which is a sublayer of the white
//   one, and hitTest answers with that where it lies. It is neither of the two, and then nothing
//   is to be shown.
// Hint: Put a view into the white view and touch it. Which layer is the answer, and which title
//   do you show?
// Evidence: CALayer.hitTest, "Blue", "White", without CALayer.delegate or CALayer.superlayer or
//   CALayer.sublayers or CALayer.contains or isHidden or subviews or "blueLayer.hitTest"

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
        show(hit == blueLayer ? "Inside Blue Layer" : "Inside White Layer")
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
