// Misconception: A touch outside both layers deserves an alert as well
// Explanation: A tap that does nothing feels like a mistake, and so every branch gets an answer.
//   The task asks for silence there: a touch outside the white layer is none of this controller's
//   business, and whoever lies around it may want it.
// Hint: What do you show where neither layer contains the point? Nothing is an answer too.
// Evidence: CALayer.contains, convert or location, without anchorPoint or insetBy

import UIKit

/// Tells by an alert which layer a touch is in: the blue one, or the white one around it.
class ContainsPointViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        // 1. Make the blue layer, with the frame (50, 50, 100, 100), and add it to the white
        //    view's layer.
        let layer = CALayer()
        layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        layer.backgroundColor = UIColor.systemBlue.cgColor
        layerView.layer.addSublayer(layer)
        blueLayer = layer
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let point = touch.location(in: view)
        let whitePoint = layerView.layer.convert(point, from: view.layer)
        if layerView.layer.contains(whitePoint) {
            let bluePoint = blueLayer.convert(whitePoint, from: layerView.layer)
            if blueLayer.contains(bluePoint) {
                show("Inside Blue Layer")
            } else {
                show("Inside White Layer")
            }
        } else {
            show("Outside")
        }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
