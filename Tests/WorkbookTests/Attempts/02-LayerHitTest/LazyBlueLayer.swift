// Expect: failed
// Belief: the layer is made when it is needed.
// Misconception: BlueLayerAddedOnTouch
import UIKit

class HitTestViewController: UIViewController {
    var layerView: UIView!
    lazy var blueLayer: CALayer = {
        let layer = CALayer()
        layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        layerView.layer.addSublayer(layer)
        return layer
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        _ = blueLayer
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
