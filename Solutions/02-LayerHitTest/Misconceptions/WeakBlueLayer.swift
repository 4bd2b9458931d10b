// Misconception: A weak property is enough for a layer that is about to be added
// Explanation: Many a listing declares it so, for the white layer will hold the blue one. In
//   Swift nobody holds a fresh layer between the line that makes it and the line that adds it but
//   your property. If that is weak, the layer is gone at once, and the property is nil again when
//   it is used.
// Hint: Who keeps the blue layer alive right after it was made? One word of a declaration
//   decides.
// Evidence: "weak", CALayer.init

import UIKit

/// Tells by an alert which layer a touch is in, as exercise 1 does, but lets the layers find out.
class HitTestViewController: UIViewController {
    /// The white view, somewhere inside the controller's view.
    ///
    /// It is set before `viewDidLoad`, like an outlet.
    var layerView: UIView!

    /// The blue layer inside the white view's layer.
    weak var blueLayer: CALayer!

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
