// Form: the superlayer converts the point, and the answer is looked up with early returns.

import UIKit

class HitTestViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        blueLayer = CALayer()
        blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        blueLayer.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        guard let superlayer = layerView.layer.superlayer else { return }
        let point = superlayer.convert(touch.location(in: view), from: view.layer)
        let hitLayer = layerView.layer.hitTest(point)
        if hitLayer === blueLayer { return show("Inside Blue Layer") }
        if hitLayer === layerView.layer { return show("Inside White Layer") }
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
