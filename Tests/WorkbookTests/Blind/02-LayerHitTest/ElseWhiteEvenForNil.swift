// Meant: Believed that hitTest(_:) always finds one of the two, so what is not blue is white.
// Kind: fault
// Belief: WhiteForEverythingElse

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
        // The blue square, in the white view's coordinates.
        self.blueLayer = CALayer()
        self.blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        self.layerView.layer.addSublayer(self.blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let point = view.convert(touch.location(in: view), to: layerView.superview)
        let hitLayer = layerView.layer.hitTest(point)

        if hitLayer == blueLayer {
            show("Inside Blue Layer")
        } else {
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
