// Misconception: Converting a point means subtracting the frame's origin
// Explanation: On paper it does, as long as nothing is turned, scaled or scrolled. The bounds of
//   a scrolled layer begin elsewhere, and the frame of a turned one is only the box around it.
//   The conversion methods know about all this, and are shorter too.
// Hint: Turn the white view, or scroll it. Does your subtraction still lead to the right place?
// Evidence: UIView.frame or CALayer.frame, CGRect.origin or CGRect.minX, CGPoint.x or
//   CGPoint.init or CGPoint.applying

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
        guard let touch = touches.first else { return }
        let inSuperview = touch.location(in: layerView.superview)
        let origin = layerView.frame.origin
        let inWhite = CGPoint(x: inSuperview.x - origin.x, y: inSuperview.y - origin.y)
        guard layerView.layer.contains(inWhite) else { return }
        let inBlue = blueLayer.convert(inWhite, from: layerView.layer)
        show(blueLayer.contains(inBlue) ? "Inside Blue Layer" : "Inside White Layer")
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
