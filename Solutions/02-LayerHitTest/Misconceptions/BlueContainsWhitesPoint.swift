// Misconception: contains(_:) of the blue layer takes a point of the white one
// Explanation: The blue layer lies in the white one, and hitTest of a layer does take a point of
//   the superlayer. But contains(_:) takes one of the layer's own, so the blue one looks at another
//   spot. Nor is it needed: the layer that the white one's hitTest answers with is the one that was
//   hit, and if it is neither of the two, there is nothing to show.
// Hint: What did hitTest answer, before you asked on? And in whose coordinates is the point that
//   the blue layer gets?
// Evidence: CALayer.hitTest, CALayer.contains, "blueLayer", without convert

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
        let isBlue = blueLayer.contains(touch.location(in: layerView))
        show(isBlue ? "Inside Blue Layer" : "Inside White Layer")
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
