// Meant: The author believes that hitTest takes the same point on every layer, and asks the blue layer itself with the white layer's point.
// Kind: fault
// Belief: SamePointForEveryLayer

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
        for touch in touches {
            let point = touch.location(in: layerView.superview)
            if blueLayer.hitTest(point) === blueLayer {
                show("Inside Blue Layer")
            } else if layerView.layer.hitTest(point) === layerView.layer {
                show("Inside White Layer")
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
