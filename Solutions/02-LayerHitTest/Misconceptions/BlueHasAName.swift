// Misconception: No other layer has the blue layer's name
// Explanation: A layer has no name until somebody gives it one, and nearly nobody does. So the blue
//   layer, the white one and all the others have the same name, none, and so has a hit that found
//   nothing. Which layer was hit says the layer itself, compared by identity.
// Hint: What is the name of a layer that nobody gave one? And of no layer at all?
// Evidence: CALayer.name, CALayer.hitTest

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
        if hit?.name == blueLayer.name {
            show("Inside Blue Layer")
        } else if hit === layerView.layer {
            show("Inside White Layer")
        }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
