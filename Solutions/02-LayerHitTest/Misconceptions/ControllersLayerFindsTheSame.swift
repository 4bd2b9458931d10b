// Misconception: The controller's layer finds whatever the white layer would find
// Explanation: A hit test goes all the way down, so it seems not to matter where it begins, and
//   the point is even in the right coordinates. But the controller's layer looks at all that lies
//   in it: a view in front of the white one is found before it, and a view around it that clips
//   has a say. The white layer, asked by itself, knows nothing of them.
// Hint: Put another view in front of the white one. Which layer answers now, and which one does
//   the task ask for?
// Evidence: CALayer.hitTest, UIViewController.view, superview or superlayer or window, without
//   UITouch.view or isDescendant

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
        let inSuperlayer = touch.location(in: view.superview)
        switch view.layer.hitTest(inSuperlayer) {
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
