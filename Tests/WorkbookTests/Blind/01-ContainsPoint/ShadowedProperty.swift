// Meant: Writes let blueLayer in viewDidLoad, believing that this fills the property of the same name.
// Kind: fault
// Belief: LocalOfTheSameName, LocalOfTheSameNameUnnoticed

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
        let blueLayer = CALayer()
        blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        blueLayer.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let whitePoint = layerView.layer.convert(touch.location(in: view), from: view.layer)
        if layerView.layer.contains(whitePoint) {
            let bluePoint = blueLayer.convert(whitePoint, from: layerView.layer)
            if blueLayer.contains(bluePoint) {
                show("Inside Blue Layer")
            } else {
                show("Inside White Layer")
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
