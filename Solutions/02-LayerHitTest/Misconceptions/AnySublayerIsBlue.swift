// Misconception: Every sublayer of the white layer is the blue one
// Explanation: The blue layer was added to the white one, so to look among the sublayers finds
//   it. It finds others too: the layer of each view in the white view is a sublayer of the white
//   layer. The blue one is one certain object, and it is in your property: compare with that.
// Hint: Put a view into the white view. How many sublayers has the white layer then, and which
//   of them is blue?
// Evidence: CALayer.hitTest, CALayer.sublayers

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
        guard let hit = layerView.layer.hitTest(inSuperlayer) else { return }
        let sublayers = layerView.layer.sublayers ?? []
        if sublayers.contains(hit) {
            show("Inside Blue Layer")
        } else if hit == layerView.layer {
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
