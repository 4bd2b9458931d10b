// Meant: Believed that a point from location(in: layerView) must still be converted from the controller's view's layer.
// Kind: fault
// Belief: LocationIsConvertedAgain

import UIKit

class ContainsPointViewController: UIViewController {
    var layerView: UIView!
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
        let touched = touch.location(in: layerView)
        let whitePoint = layerView.layer.convert(touched, from: view.layer)
        guard layerView.layer.contains(whitePoint) else { return }

        let bluePoint = blueLayer.convert(whitePoint, from: layerView.layer)
        show(blueLayer.contains(bluePoint) ? "Inside Blue Layer" : "Inside White Layer")
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
