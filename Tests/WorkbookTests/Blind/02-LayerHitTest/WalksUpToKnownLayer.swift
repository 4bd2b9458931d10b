// Meant: The author believes that a hit in another layer inside the white one counts as a hit of the white one, and climbs up to it.
// Kind: fault
// Belief: InsideWhiteIsWhite

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
            var layer = layerView.layer.hitTest(point)
            // The hit may be some detail deep inside. Go up until we know it.
            while let current = layer {
                if current === blueLayer {
                    show("Inside Blue Layer")
                    break
                }
                if current === layerView.layer {
                    show("Inside White Layer")
                    break
                }
                layer = current.superlayer
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
