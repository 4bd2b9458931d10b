// Misconception: Where the white layer answers with a layer, it is one of the two
// Explanation: The white layer and the blue one are all that the task names, so one more question,
//   to the blue layer, seems to tell which it is. But other layers may lie in the white one, in
//   front of the blue one as well. Then the answer is a third layer, and there is nothing to show.
//   The answer itself says who was hit.
// Hint: What did the white layer's hitTest answer, before you asked the blue one?
// Evidence: CALayer.hitTest, "blueLayer.hitTest", "nil", "Blue", "White"

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
        guard layerView.layer.hitTest(inSuperlayer) != nil else { return }
        let isBlue = blueLayer.hitTest(touch.location(in: layerView)) != nil
        show(isBlue ? "Inside Blue Layer" : "Inside White Layer")
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
