// Meant: The author believes that a property for a layer should be weak, like an outlet, so the fresh layer is gone before it is added.
// Kind: fault
// Belief: WeakBlueLayerUnnoticed, WeakBlueLayer

import UIKit

/// Tells by an alert which layer a touch is in: the blue one, or the white one around it.
class ContainsPointViewController: UIViewController {
    /// The white view, somewhere inside the controller's view.
    ///
    /// It is set before `viewDidLoad`, like an outlet.
    var layerView: UIView!

    /// The blue layer inside the white view's layer.
    weak var blueLayer: CALayer!   // weak: the layer tree owns it, no retain cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        blueLayer = makeBlueLayer()
        if let blue = blueLayer {
            layerView.layer.addSublayer(blue)
        }
    }

    private func makeBlueLayer() -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        layer.backgroundColor = UIColor.blue.cgColor
        return layer
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            let inWhite = layerView.layer.convert(touch.location(in: view), from: view.layer)
            guard layerView.layer.contains(inWhite) else { continue }
            if let blue = blueLayer, blue.contains(blue.convert(inWhite, from: layerView.layer)) {
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
