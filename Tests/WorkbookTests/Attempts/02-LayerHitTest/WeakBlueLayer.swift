// Expect: crashed
// Belief: a weak property can hold a fresh layer. It is gone at once, and nil is unwrapped.
// Misconception: WeakBlueLayer
import UIKit

class HitTestViewController: UIViewController {
    var layerView: UIView!
    weak var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        blueLayer = CALayer()
        blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        blueLayer.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let point = touch.location(in: layerView.superview)
        let layer = layerView.layer.hitTest(point)
        if layer == blueLayer {
            show("Inside Blue Layer")
        } else if layer == layerView.layer {
            show("Inside White Layer")
        }
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
