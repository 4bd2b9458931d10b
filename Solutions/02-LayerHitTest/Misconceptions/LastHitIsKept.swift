// Misconception: A touch that hits nothing leaves the last answer as it is
// Explanation: The layer that was found is kept in a property, and set only where something was
//   found. A later touch outside then still sees the old one. What belongs to one touch should not
//   outlive it.
// Hint: Touch a layer, then the space outside both. Whose answer do you look at the second time?
// Evidence: CALayer.hitTest, "var"

import UIKit

/// Tells by an alert which layer a touch is in, as exercise 1 does, but lets the layers find out.
class HitTestViewController: UIViewController {
    /// The white view, somewhere inside the controller's view.
    ///
    /// It is set before `viewDidLoad`, like an outlet.
    var layerView: UIView!

    /// The blue layer inside the white view's layer.
    var blueLayer: CALayer!

    private var hitLayer: CALayer?

    override func viewDidLoad() {
        super.viewDidLoad()
        blueLayer = CALayer()
        blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        blueLayer.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        if let found = layerView.layer.hitTest(touch.location(in: layerView.superview)) {
            hitLayer = found
        }
        if hitLayer === blueLayer {
            show("Inside Blue Layer")
        } else if hitLayer === layerView.layer {
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
