// Misconception: The way from the controller's view to the superlayer stays what it was
// Explanation: Nothing seems to move, so working it out once looks thrifty. But views are laid
//   out again when a bar appears, the device turns, or a panel slides in. What was computed
//   before then points to the old place. Converting costs next to nothing; do it for every touch.
// Hint: Touch once, let the view around the white one move, and touch again. What is out of date?
// Evidence: CALayer.hitTest, convert or UIView.frame or CALayer.frame, CGPoint.init or
//   CGPoint.applying

import UIKit

/// Tells by an alert which layer a touch is in, as exercise 1 does, but lets the layers find out.
class HitTestViewController: UIViewController {
    /// The white view, somewhere inside the controller's view.
    ///
    /// It is set before `viewDidLoad`, like an outlet.
    var layerView: UIView!

    /// The blue layer inside the white view's layer.
    var blueLayer: CALayer!

    /// The mapping from the controller's view to the white view's superview.
    private lazy var toSuperview: CGAffineTransform = {
        let container = layerView.superview
        let origin = view.convert(CGPoint(x: 0, y: 0), to: container)
        let right = view.convert(CGPoint(x: 1, y: 0), to: container)
        let down = view.convert(CGPoint(x: 0, y: 1), to: container)
        return CGAffineTransform(
            a: right.x - origin.x,
            b: right.y - origin.y,
            c: down.x - origin.x,
            d: down.y - origin.y,
            tx: origin.x,
            ty: origin.y
        )
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        blueLayer = CALayer()
        blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        blueLayer.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let point = touch.location(in: view).applying(toSuperview)
        switch layerView.layer.hitTest(point) {
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
