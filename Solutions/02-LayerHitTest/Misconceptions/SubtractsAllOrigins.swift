// Misconception: Subtracting the frame origins of all views around leads to the superlayer
// Explanation: Each view around counts, that is well seen, and for upright views that are not
//   scrolled the sum is right. A turned or scaled view has a frame that is only the box around it,
//   and scrolling moves the bounds, of which no frame knows. The conversion methods, or the touch
//   itself, know the whole way.
// Hint: Scroll one of the views around the white one, or turn it. Which of your differences
//   changes, and which should?
// Evidence: CALayer.hitTest, superview or superlayer, "while" or "for" or "repeat" or sequence or
//   reduce, UIView.frame or CALayer.frame, CGFloat.- or CGFloat.-= or CGPoint.applying or
//   CGRect.offsetBy or offsetBy, without UIView.bounds or CALayer.bounds

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
        var panel = layerView.superview
        while let around = panel, around !== view {
            inSuperlayer.x -= around.frame.minX
            inSuperlayer.y -= around.frame.minY
            panel = around.superview
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
