// Meant: The author believes that converting is nothing but subtracting the frame origins on the way down.
// Kind: fault
// Belief: BothOriginsAreSubtracted, SubtractsFrameOrigin

import UIKit

/// Tells by an alert which layer a touch is in: the blue one, or the white one around it.
class ContainsPointViewController: UIViewController {
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
            var point = touch.location(in: view)

            // Down from view to the white view: take away each origin on the way.
            var step: UIView? = layerView
            while let v = step, v !== view {
                point.x -= v.frame.origin.x
                point.y -= v.frame.origin.y
                step = v.superview
            }
            if !layerView.layer.contains(point) { continue }

            let bluePoint = CGPoint(x: point.x - blueLayer.frame.minX,
                                    y: point.y - blueLayer.frame.minY)
            if blueLayer.contains(bluePoint) {
                show("Inside Blue Layer")
            } else {
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
