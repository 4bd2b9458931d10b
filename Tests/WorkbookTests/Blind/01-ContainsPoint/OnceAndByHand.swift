// Meant: Believed that a second alert must never come, even for a later touch, and kept a flag that is never cleared; and that the white point is the touch minus the white view's frame origin.
// Kind: several
// Belief: SubtractsFrameOrigin, WhiteLiesInTheControllersView

import UIKit

/// Tells by an alert which layer a touch is in: the blue one, or the white one around it.
class ContainsPointViewController: UIViewController {
    /// The white view, somewhere inside the controller's view.
    ///
    /// It is set before `viewDidLoad`, like an outlet.
    var layerView: UIView!

    /// The blue layer inside the white view's layer.
    var blueLayer: CALayer!

    private var hasShown = false

    override func viewDidLoad() {
        super.viewDidLoad()
        let layer = CALayer()
        layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        layer.backgroundColor = UIColor.systemBlue.cgColor
        layerView.layer.addSublayer(layer)
        blueLayer = layer
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard !hasShown, let touch = touches.first else { return }
        let point = touch.location(in: view)
        let whitePoint = CGPoint(x: point.x - layerView.frame.origin.x,
                                 y: point.y - layerView.frame.origin.y)
        guard layerView.layer.contains(whitePoint) else { return }

        hasShown = true
        let bluePoint = blueLayer.convert(whitePoint, from: layerView.layer)
        if blueLayer.contains(bluePoint) {
            show("Inside Blue Layer")
        } else {
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
