// Meant: Believed that a layer's position is its upper left corner.
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
        layerView.layer.addSublayer(blue)
        blueLayer = blue
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        var point = view.layer.convert(touch.location(in: view), to: layerView.layer)
        guard layerView.layer.contains(point) else { return }
        point = layerView.layer.convert(point, to: blueLayer)
        if blueLayer.contains(point) {
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
