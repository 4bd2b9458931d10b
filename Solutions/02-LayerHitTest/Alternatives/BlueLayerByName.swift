// Form: the blue layer has a name, and the answer compares names.

import UIKit

class HitTestViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        blueLayer = CALayer()
        blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        blueLayer.backgroundColor = UIColor.blue.cgColor
        blueLayer.name = "blue"
        layerView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let point = layerView.convert(touch.location(in: layerView), to: layerView.superview)
        switch layerView.layer.hitTest(point) {
        case let layer? where layer.name == "blue": show("Inside Blue Layer")
        case let layer? where layer == layerView.layer: show("Inside White Layer")
        default: return
        }
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
