// Expect: passed
// Form: A base class of the answer's own has the touches and the alert.

import UIKit

/// All that exercises 1 and 2 have in common.
class SquaresViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!
    override func viewDidLoad() {
        super.viewDidLoad()
        blueLayer = CALayer()
        blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        layerView.layer.addSublayer(blueLayer)
    }
    func title(at touch: UITouch) -> String? { nil }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        touches.compactMap(title(at:)).forEach(show)
    }
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
class ContainsPointViewController: SquaresViewController {
    override func title(at touch: UITouch) -> String? {
        let w = layerView.layer.convert(touch.location(in: view), from: view.layer)
        guard layerView.layer.contains(w) else { return nil }
        return blueLayer.contains(blueLayer.convert(w, from: layerView.layer)) ? "Inside Blue Layer" : "Inside White Layer"
    }
}
