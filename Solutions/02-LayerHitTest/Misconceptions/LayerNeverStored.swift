// Misconception: A layer that viewDidLoad declares and adds is in the property as well
// Explanation: viewDidLoad makes a layer and adds it: it is on the screen, and hitTest finds it. But
//   a declaration makes a new variable, which is gone when the method ends. Nothing sets the
//   property, so it is still nil when a touch comes. The layer that was hit is never the same as
//   nil, and where no layer was hit, nil and nil are alike.
// Hint: Print the property at the beginning of touchesBegan. Which line should have set it?
// Evidence: CALayer.hitTest, "let blueLayer CALayer" or "let blue CALayer" or "let layer CALayer" or
//   "let newLayer CALayer" or "let sublayer CALayer", addSublayer or insertSublayer or sublayers

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
        let blueLayer = CALayer()
        blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        blueLayer.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        // A layer's hitTest takes the coordinates of its superlayer, wherever that is.
        let inSuperlayer = touch.location(in: layerView.superview)
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
