// Misconception: A point has to be converted for a layer, whatever it was asked for
// Explanation: In exercise 1 a conversion was needed, because contains(_:) takes a point of the layer
//   itself. hitTest(_:) takes one of the superlayer, and location(in:) has given that already, for
//   the white view's superview. Another conversion takes the white layer's place away a second time.
// Hint: Whose coordinates does your point have before the conversion, and whose after it? Whose does
//   hitTest take?
// Evidence: CALayer.hitTest, convert(_:from:) or convert(_:to:), superview, without "in layerView"
//   or "in self.layerView"

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
        let point = layerView.layer.convert(inSuperlayer, from: view.layer)
        switch layerView.layer.hitTest(point) {
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
