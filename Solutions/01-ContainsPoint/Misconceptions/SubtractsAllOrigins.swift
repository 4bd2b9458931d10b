// Misconception: Subtracting the frame origins of all views around leads into the white layer
// Explanation: Each view on the way counts, that is well seen, and for upright views that are not
//   scrolled the difference is right. A turned or scaled view has a frame that is only the box
//   around it, and scrolling moves the bounds, of which no frame knows. The conversion methods
//   know all of this.
// Hint: Scroll the white view, or turn it. Which of your differences changes, and which should?
// Evidence: UIView.frame or CALayer.frame, superview or superlayer, "while" or "for" or "repeat"
//   or sequence or reduce, CGFloat.- or CGFloat.-= or CGPoint.applying

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
        var inWhite = inView
        var step: UIView? = layerView
        while let current = step, current !== view {
            inWhite.x -= current.frame.minX
            inWhite.y -= current.frame.minY
            step = current.superview
        }
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
