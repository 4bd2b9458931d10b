// Misconception: hitTest answers with the layer that is asked, or with nil
// Explanation: Asked whether it was hit, a layer might say yes or no. hitTest says more: its
//   answer is the deepest layer at the point, which may be a layer inside the one that was asked.
//   To learn which, compare the answer with the layers that you know. Show one title only: a
//   second alert is not presented while the first is up, so a white one that comes first hides
//   the blue one.
// Hint: You look whether there is an answer. Look at what the answer is.
// Evidence: CALayer.hitTest, "White", without UIView.hitTest

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
        if layerView.layer.hitTest(inSuperlayer) != nil { show("Inside White Layer") }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
