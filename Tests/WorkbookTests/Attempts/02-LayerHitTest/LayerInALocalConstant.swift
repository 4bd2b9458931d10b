// Expect: failed
// Belief: a layer that viewDidLoad declares and adds is in the property as well.
// Misconception: LayerNeverStored

import UIKit

class HitTestViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        let blueLayer = CALayer()
        blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        blueLayer.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let point = touch.location(in: layerView.superview)
        let hit = layerView.layer.hitTest(point)
        if hit === blueLayer { show("Inside Blue Layer") }
        else if hit === layerView.layer { show("Inside White Layer") }
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
