// Misconception: The white view stays where it was at the first touch
// Explanation: It does not seem to move, so it looks thrifty to work out its place once. But
//   views are laid out again when a device turns, a bar appears or something is dragged. What was
//   computed before then points to the old place. A conversion costs next to nothing; do it for
//   every touch.
// Hint: Touch once, move the white view, and touch again. Which of your values is out of date?
// Evidence: convert or UIView.frame or CALayer.frame, CGPoint.init or CGPoint.applying or
//   CGRect.contains

import UIKit

/// Tells by an alert which layer a touch is in: the blue one, or the white one around it.
class ContainsPointViewController: UIViewController {
    /// The white view, somewhere inside the controller's view.
    ///
    /// It is set before `viewDidLoad`, like an outlet.
    var layerView: UIView!

    /// The blue layer inside the white view's layer.
    var blueLayer: CALayer!

    /// The mapping from the controller's view to the white layer.
    private lazy var toWhite: CGAffineTransform = {
        let white: CALayer = layerView.layer
        let origin = white.convert(CGPoint(x: 0, y: 0), from: view.layer)
        let right = white.convert(CGPoint(x: 1, y: 0), from: view.layer)
        let down = white.convert(CGPoint(x: 0, y: 1), from: view.layer)
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
        let inWhite = touch.location(in: view).applying(toWhite)
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
