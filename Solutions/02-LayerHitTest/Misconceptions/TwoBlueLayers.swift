// Misconception: The layer that is added is the one in the property
// Explanation: hitTest answers with the very object that was added to the tree. If viewDidLoad keeps
//   that one in a variable of its own, the property stays nil; if a function that makes the layer is
//   called twice, the property holds another layer that only looks alike. Neither is ever the same
//   as the layer that was hit.
// Hint: Which line sets the property, and is that the layer that you add?
// Evidence: addSublayer or insertSublayer, CALayer.hitTest

import UIKit

/// Tells by an alert which layer a touch is in, as exercise 1 does, but lets the layers find out.
class HitTestViewController: UIViewController {
    /// The white view, somewhere inside the controller's view.
    ///
    /// It is set before `viewDidLoad`, like an outlet.
    var layerView: UIView!

    /// The blue layer inside the white view's layer.
    var blueLayer: CALayer!

    func makeBlueLayer() -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        layer.backgroundColor = UIColor.blue.cgColor
        return layer
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layerView.layer.addSublayer(makeBlueLayer())
        blueLayer = makeBlueLayer()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let point = touch.location(in: layerView.superview)
        let hit = layerView.layer.hitTest(point)
        if hit === blueLayer {
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
