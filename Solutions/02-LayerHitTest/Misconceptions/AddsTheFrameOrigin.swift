// Misconception: A point of the white view plus the frame's origin is a point of its superview
// Explanation: For an upright view that is not scrolled it is. The bounds of a scrolled view
//   begin elsewhere, and the frame of a turned or scaled one is the box around it, so that adding
//   does not undo anything. The conversion methods know all of this.
// Hint: Turn the white view by 30 degrees, or scroll it. Is your sum still the place of the
//   touch?
// Evidence: CALayer.hitTest, UIView.frame or CALayer.frame, CGRect.origin or CGRect.minX,
//   CGPoint.x or CGPoint.init or CGPoint.applying

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
        let inWhite = touch.location(in: layerView)
        let origin = layerView.frame.origin
        let inSuperlayer = CGPoint(x: inWhite.x + origin.x, y: inWhite.y + origin.y)
        switch layerView.layer.hitTest(inSuperlayer) {
        case blueLayer: show("Inside Blue Layer")
        case layerView.layer: show("Inside White Layer")
        default: break
        }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
