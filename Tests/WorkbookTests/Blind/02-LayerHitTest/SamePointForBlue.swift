// Meant: Believed that the blue layer's hitTest takes the same point as the white layer's, so each can be asked in turn with it.
// Kind: fault
// Belief: AsksTheBlueLayerItself, SamePointForEveryLayer

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

        let size = CGSize(width: 100, height: 100)
        let blue = CALayer()
        blue.frame = CGRect(origin: CGPoint(x: 50, y: 50), size: size)
        blue.backgroundColor = UIColor.blue.cgColor
        self.blueLayer = blue
        self.layerView.layer.addSublayer(blue)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let point = touch.location(in: layerView.superview)

        if blueLayer.hitTest(point) === blueLayer {
            show("Inside Blue Layer")
        } else if layerView.layer.hitTest(point) === layerView.layer {
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
