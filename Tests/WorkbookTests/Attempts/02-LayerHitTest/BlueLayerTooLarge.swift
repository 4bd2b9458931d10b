// Expect: failed
// Belief: the blue layer fills the white one.
import UIKit

class HitTestViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        let layer = CALayer()
        layer.bounds.size = CGSize(width: 150, height: 150)
        layer.position = CGPoint(x: 125, y: 125)
        layer.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(layer)
        blueLayer = layer
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        let layer = layerView.layer.hitTest(touches.first!.location(in: layerView.superview!))
        if layer === blueLayer {
            show("Inside Blue Layer")
        } else if layer === layerView.layer {
            show("Inside White Layer")
        }
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
