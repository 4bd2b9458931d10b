// Meant: Copied the first conversion for the blue layer and left view.layer as the source of a point that is already in white coordinates.
// Kind: fault
// Belief: ConvertsFromTheViewTwice

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
        if let touch = touches.first {
            var point = touch.location(in: self.view)
            point = self.layerView.layer.convert(point, from: self.view.layer)
            if self.layerView.layer.contains(point) {
                point = self.blueLayer.convert(point, from: self.view.layer)
                if self.blueLayer.contains(point) {
                    self.show("Inside Blue Layer")
                } else {
                    self.show("Inside White Layer")
                }
            }
        }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
