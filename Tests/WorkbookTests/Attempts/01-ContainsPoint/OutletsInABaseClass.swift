// Expect: passed
// Form: The outlets are inherited from a class of the answer's own.

import UIKit

class LayerViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!
}
class ContainsPointViewController: LayerViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        blueLayer = CALayer()
        blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        layerView.layer.addSublayer(blueLayer)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            let w = layerView.layer.convert(touch.location(in: view), from: view.layer)
            guard layerView.layer.contains(w) else { continue }
            show(blueLayer.contains(blueLayer.convert(w, from: layerView.layer)) ? "Inside Blue Layer" : "Inside White Layer")
        }
    }
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
