// Misconception: Subtracting the superview's frame origin leads to its coordinates
// Explanation: If the superview lies directly in the controller's view, upright and not
//   scrolled, it does. With a view in between another origin is missing, a turned or scaled view
//   has a frame that is only the box around it, and scrolling moves the bounds. The conversion
//   methods, or the touch itself, know all of this.
// Hint: Put the panel into another panel, or turn it. Does your subtraction still lead to the
//   superview?
// Evidence: CALayer.hitTest, superview or superlayer, UIView.frame or CALayer.frame,
//   CGRect.origin or CGRect.minX, CGPoint.x or CGPoint.init or CGPoint.applying

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
        var inSuperlayer = touch.location(in: view)
        if let superview = layerView.superview, superview !== view {
            inSuperlayer.x -= superview.frame.minX
            inSuperlayer.y -= superview.frame.minY
        }
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
