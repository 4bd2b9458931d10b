// Meant: The author believes that what sticks out must not be hit, and sets masksToBounds to make it so.
// Kind: fault
// Belief: LayerClipsForSafety

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
        let white = layerView.layer
        white.masksToBounds = true // so that a point outside gives nil, as the documentation says

        let blue = CALayer()
        blue.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        blue.backgroundColor = UIColor.blue.cgColor
        white.addSublayer(blue)
        blueLayer = blue
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            let hit = layerView.layer.hitTest(touch.location(in: layerView.superview))
            if hit === blueLayer {
                show("Inside Blue Layer")
            } else if hit === layerView.layer {
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
