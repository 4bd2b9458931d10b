// Meant: The author believes that the innermost layer should be asked first, since what is in blue is in white anyway.
// Kind: fault
// Belief: BlueIsAlwaysInWhite

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
        for touch in touches {
            let point = touch.location(in: view)
            let pointInWhite = layerView.layer.convert(point, from: view.layer)
            let pointInBlue = blueLayer.convert(pointInWhite, from: layerView.layer)

            if blueLayer.contains(pointInBlue) {
                show("Inside Blue Layer")
            } else if layerView.layer.contains(pointInWhite) {
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
