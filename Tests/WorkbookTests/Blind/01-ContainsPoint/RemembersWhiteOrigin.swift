// Meant: The author believes that the white view's place is settled in viewDidLoad and can be remembered there once for all touches.
// Kind: fault
// Belief: WhiteOriginIsKept, PlaceWorkedOutOnce

import UIKit

/// Tells by an alert which layer a touch is in: the blue one, or the white one around it.
class ContainsPointViewController: UIViewController {
    /// The white view, somewhere inside the controller's view.
    ///
    /// It is set before `viewDidLoad`, like an outlet.
    var layerView: UIView!

    /// The blue layer inside the white view's layer.
    var blueLayer: CALayer!

    /// Where the white layer begins, in `view`. Worked out once: cheaper than on every touch.
    private var whiteOrigin = CGPoint.zero

    override func viewDidLoad() {
        super.viewDidLoad()
        let blue = CALayer()
        blue.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        blue.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(blue)
        blueLayer = blue

        whiteOrigin = view.layer.convert(CGPoint(x: 0, y: 0), from: layerView.layer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            let location = touch.location(in: view)
            let inWhite = CGPoint(x: location.x - whiteOrigin.x, y: location.y - whiteOrigin.y)
            if layerView.layer.contains(inWhite) {
                let inBlue = blueLayer.convert(inWhite, from: layerView.layer)
                show(blueLayer.contains(inBlue) ? "Inside Blue Layer" : "Inside White Layer")
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
