// Misconception: The superlayer that hitTest means is that of the layer to be found
// Explanation: The blue layer is the one that is looked for, so its superlayer seems to be meant.
//   But the point is for the layer that is asked, and that is the white one: its superlayer lies
//   one step further out. The blue layer's superlayer is the white layer itself, and with a point
//   of it everything is off by the place of the white layer.
// Hint: Which layer do you ask, and which is its superlayer?
// Evidence: CALayer.hitTest, convert, "blueLayer.superlayer" or "blueLayer.superlayer.convert"

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
        let inView = touch.location(in: view)
        let inSuperlayer = view.layer.convert(inView, to: blueLayer.superlayer)
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
