// Misconception: A point gets into a layer by subtracting one frame's origin after the other
// Explanation: For two plain boxes, one in the other, it does. Between the controller's view and the
//   white one there may be others, each with an origin of its own, and a layer that is scrolled, turned
//   or scaled has more to it than where its frame begins. The conversion methods know the whole way.
// Hint: Put a view between the controller's view and the white one. Which origin is missing now?
// Evidence: UIView.frame or CALayer.frame, CGFloat.- or CGPoint.applying or CGRect.offsetBy or offsetBy

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
        let white = layerView.frame.origin
        let inWhite = CGPoint(x: inView.x - white.x, y: inView.y - white.y)
        guard layerView.layer.contains(inWhite) else { return }
        let blue = blueLayer.frame.origin
        let inBlue = CGPoint(x: inWhite.x - blue.x, y: inWhite.y - blue.y)
        show(blueLayer.contains(inBlue) ? "Inside Blue Layer" : "Inside White Layer")
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
