// Meant: Believed that bounds can be set in place of frame, and that their origin is the layer's place in its superlayer.
// Kind: fault
// Belief: BoundsForFrame

import UIKit

class ContainsPointViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        blueLayer = CALayer()
        // contains(_:) looks at the bounds, so set those
        blueLayer.bounds = CGRect(x: 50, y: 50, width: 100, height: 100)
        blueLayer.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: view) else { return }
        let whitePoint = layerView.layer.convert(point, from: view.layer)
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
