// Meant: Believed that a touch which is not in the blue layer must be in the white one, as there are only two.
// Kind: fault
// Belief: WhiteForEverythingElse

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
        let layer = CALayer()
        layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        layer.backgroundColor = UIColor.systemBlue.cgColor
        layerView.layer.addSublayer(layer)
        blueLayer = layer
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        show(isInBlue(touch) ? "Inside Blue Layer" : "Inside White Layer")
    }

    private func isInBlue(_ touch: UITouch) -> Bool {
        let white = layerView.layer
        let whitePoint = white.convert(touch.location(in: view), from: view.layer)
        guard white.contains(whitePoint) else { return false }
        return blueLayer.contains(blueLayer.convert(whitePoint, from: white))
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
