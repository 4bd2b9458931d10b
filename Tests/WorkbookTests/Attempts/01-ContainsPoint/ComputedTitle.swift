// Expect: passed
// Form: Right: an optional title built with map and a nested function, no early return.

import UIKit

class ContainsPointViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        blueLayer = {
            let layer = CALayer()
            layer.anchorPoint = .zero
            layer.position = CGPoint(x: 50, y: 50)
            layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
            return layer
        }()
        layerView.layer.insertSublayer(blueLayer, at: 0)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        func isIn(_ layer: CALayer, _ point: CGPoint) -> Bool {
            layer.contains(layer.convert(point, from: view.layer))
        }

        if let point = touches.first.map({ $0.location(in: view) }), isIn(layerView.layer, point) {
            show("Inside \(isIn(blueLayer, point) ? "Blue" : "White") Layer")
        }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
