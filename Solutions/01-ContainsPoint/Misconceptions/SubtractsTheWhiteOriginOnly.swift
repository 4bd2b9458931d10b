// Misconception: Subtracting the white view's frame origin converts a point of the controller's
//   view
// Explanation: It is right as long as the white view lies directly in the controller's view,
//   upright and not scrolled. In a panel its frame counts from the panel, whose own place is
//   missing then; and neither turning, scaling nor scrolling is part of a frame's origin. The
//   conversion methods know the whole way.
// Hint: Put the white view into a panel, or scroll it. In whose coordinates is the frame that you
//   subtract?
// Evidence: UIView.frame or CALayer.frame, CGRect.origin or CGRect.minX, CGFloat.- or CGFloat.-=
//   or CGPoint.applying, convert, UIViewController.view, without superview or superlayer

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
        let inView = touch.location(in: view)
        let origin = layerView.frame.origin
        let inWhite = CGPoint(x: inView.x - origin.x, y: inView.y - origin.y)
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
