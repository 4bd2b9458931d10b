// Misconception: A touch's location in the white view can be converted from the controller's view
// Explanation: hitTest wants a point of the superlayer, and so a conversion to it seems to be what
//   is missing. But the numbers are the white view's, and the conversion takes them for numbers of
//   the controller's view. They are off by the place of the white view from the beginning. Name the
//   view whose point it is, or ask the touch for its location in the superview at once.
// Hint: Whose coordinates does your point have before the conversion, and whose does the conversion
//   take it for?
// Evidence: CALayer.hitTest, "in layerView" or "in self.layerView", convert, superview or
//   superlayer, UIViewController.view

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
        let inWhite = touch.location(in: layerView)
        let inSuperlayer = view.convert(inWhite, to: layerView.superview)
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
