// Meant: Believed that the blue frame is the white bounds inset by 50 whatever the size; and that a touch outside gets an alert as well.
// Kind: several
// Belief: BlueLayerIsAnInset, ThirdAlert

import UIKit

class ContainsPointViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        blueLayer = CALayer()
        blueLayer.frame = layerView.bounds.insetBy(dx: 50, dy: 50)
        blueLayer.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let white = layerView.layer
        let whitePoint = white.convert(touch.location(in: view), from: view.layer)
        if white.contains(whitePoint) {
            let bluePoint = blueLayer.convert(whitePoint, from: white)
            show(blueLayer.contains(bluePoint) ? "Inside Blue Layer" : "Inside White Layer")
        } else {
            show("Outside White Layer")
        }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
