// Form: a closure makes the blue layer, its position places it, and a loop goes over all touches.

import UIKit

class HitTestViewController: UIViewController {
    var layerView: UIView!
    let blueLayer: CALayer = {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.position = CGPoint(x: 100, y: 100)
        layer.backgroundColor = UIColor.blue.cgColor
        return layer
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        layerView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            let point = view.convert(touch.location(in: view), to: layerView.superview)
            guard let hitLayer = layerView.layer.hitTest(point) else { continue }
            print("hit", hitLayer)
            if hitLayer === blueLayer { show("Inside Blue Layer") }
            if hitLayer === layerView.layer { show("Inside White Layer") }
        }
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
