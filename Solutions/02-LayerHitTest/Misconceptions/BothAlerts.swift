// Misconception: Where the blue layer is hit, the white one is announced too
// Explanation: The blue layer lies in the white one, so each of them seems to deserve its alert.
//   hitTest has chosen already: its answer is the deepest layer, and that is the one to tell. A
//   second alert is not even presented while the first is up, so the one that is asked for later
//   is never seen.
// Hint: Follow a touch in the blue square through your code to the end. How many alerts does it
//   ask for?
// Evidence: CALayer.hitTest, "White", "Blue"

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
        // A layer's hitTest takes the coordinates of its superlayer, wherever that is.
        let inSuperlayer = touch.location(in: layerView.superview)
        let hit = layerView.layer.hitTest(inSuperlayer)
        if hit == blueLayer || hit == layerView.layer { show("Inside White Layer") }
        if hit == blueLayer { show("Inside Blue Layer") }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
