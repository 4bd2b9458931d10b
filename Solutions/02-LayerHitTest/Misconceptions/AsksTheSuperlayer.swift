// Misconception: The superlayer is the one to ask, since the point is in its coordinates
// Explanation: The point must be one of the superlayer, so it looks as if the superlayer were
//   meant to be asked. The rule holds for whoever is asked: each layer takes a point of its own
//   superlayer. The superlayer would need one of the layer around it, and would look into
//   everything else that lies in it as well.
// Hint: Which layer do you ask, and which is the superlayer of that one? In whose coordinates is
//   your point?
// Evidence: CALayer.hitTest, superview or superlayer

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
        guard let touch = touches.first, let superview = layerView.superview else { return }
        let inSuperlayer = touch.location(in: superview)
        switch superview.layer.hitTest(inSuperlayer) {
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
