// Meant: The author believes that a layer's position is its upper left corner, so the layer lies 50 points too far up and left.
// Kind: fault
// Belief: PositionIsTheCorner

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
        let blue = CALayer()
        blue.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        blue.position = CGPoint(x: 50, y: 50)
        blue.backgroundColor = UIColor.blue.cgColor
        self.blueLayer = blue
        self.layerView.layer.addSublayer(blue)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            let viewPoint = touch.location(in: self.view)
            let whitePoint = self.layerView.layer.convert(viewPoint, from: self.view.layer)
            if self.layerView.layer.contains(whitePoint) {
                let bluePoint = self.blueLayer.convert(whitePoint, from: self.layerView.layer)
                if self.blueLayer.contains(bluePoint) {
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
