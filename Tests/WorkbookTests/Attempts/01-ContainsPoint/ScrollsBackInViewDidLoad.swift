// Expect: failed
// Belief: a view starts without a bounds origin, and may be put back there.

import UIKit

class ContainsPointViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        layerView.isUserInteractionEnabled = true
        layerView.bounds.origin = .zero
        blueLayer = CALayer()
        blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        layerView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let point = layerView.layer.convert(touch.location(in: view), from: view.layer)
        guard layerView.layer.contains(point) else { return }
        let inBlue = blueLayer.contains(blueLayer.convert(point, from: layerView.layer))
        let title = inBlue ? "Inside Blue Layer" : "Inside White Layer"
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
