// Meant: Believed that convert(_:from:) does not count the blue layer's own origin, which has to be subtracted afterwards.
// Kind: fault
// Belief: OriginIsSubtractedAgain

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
        blueLayer = makeBlueLayer()
        layerView.layer.addSublayer(blueLayer)
    }

    private func makeBlueLayer() -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        layer.backgroundColor = UIColor.blue.cgColor
        return layer
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let white = layerView.layer
        let whitePoint = white.convert(touch.location(in: view), from: view.layer)
        if !white.contains(whitePoint) { return }

        var bluePoint = blueLayer.convert(whitePoint, from: white)
        bluePoint.x -= blueLayer.frame.origin.x
        bluePoint.y -= blueLayer.frame.origin.y

        if blueLayer.contains(bluePoint) {
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
