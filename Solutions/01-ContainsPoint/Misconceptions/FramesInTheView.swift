// Misconception: Frames are places on the screen, so a touch can be compared with them
// Explanation: In a screen with nothing nested they look like it. A frame counts from the corner
//   of the superview or superlayer: the blue one's from the white layer's corner, not from the
//   screen's. So the frame of the blue layer, compared with a point of the controller's view,
//   describes some other square.
// Hint: From which corner do the numbers of the blue layer's frame count?
// Evidence: frame, CGRect.contains or CGRect.minX or CGRect.origin or CGPoint.x, without convert
//   or CALayer.contains

import UIKit

/// Tells by an alert which layer a touch is in: the blue one, or the white one around it.
class ContainsPointViewController: UIViewController {
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
        if blueLayer.frame.contains(inView) {
            show("Inside Blue Layer")
        } else if layerView.frame.contains(inView) {
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
