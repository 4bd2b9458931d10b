// Misconception: A point for the white layer can be handed to the blue layer too
// Explanation: Each layer takes the point of its own superlayer. For the white layer that is the layer
//   of the view around it; for the blue layer it is the white one. With the point for the white layer
//   the blue one looks at another spot, and the white layer, asked next, answers for both of them.
// Hint: In whose coordinates does the blue layer take a point, and in whose is yours? And what does
//   the white layer's hitTest(_:) answer where the blue one lies?
// Evidence: CALayer.hitTest, "blueLayer", "Blue", "White"

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
        if blueLayer.hitTest(inSuperlayer) != nil {
            show("Inside Blue Layer")
        } else if layerView.layer.hitTest(inSuperlayer) != nil {
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
