// Meant: Declares the layer property weak, like an outlet, to avoid a retain cycle.
// Kind: fault
// Belief: WeakBlueLayer, WeakBlueLayerUnnoticed

import UIKit

class ContainsPointViewController: UIViewController {
    var layerView: UIView!
    weak var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        blueLayer = CALayer()
        blueLayer?.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        blueLayer?.backgroundColor = UIColor.blue.cgColor
        if let blueLayer = blueLayer {
            layerView.layer.addSublayer(blueLayer)
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let whitePoint = layerView.layer.convert(touch.location(in: view), from: view.layer)
        guard layerView.layer.contains(whitePoint) else { return }
        if let blue = blueLayer, blue.contains(blue.convert(whitePoint, from: layerView.layer)) {
            show("Inside Blue Layer")
        } else {
            show("Inside White Layer")
        }
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
