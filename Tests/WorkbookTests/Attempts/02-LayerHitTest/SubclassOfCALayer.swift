// Expect: failed
// Belief: the blue layer may lie behind the others.
import UIKit

final class BlueLayer: CALayer {
    override init() {
        super.init()
        frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    }

    override init(layer: Any) { super.init(layer: layer) }

    required init?(coder: NSCoder) { fatalError("not from a nib") }
}

class HitTestViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer! = BlueLayer()

    override func viewDidLoad() {
        super.viewDidLoad()
        layerView.layer.insertSublayer(blueLayer, at: 0)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        let hit = layerView.layer.hitTest(touches.first!.location(in: layerView.superview))
        if hit is BlueLayer { return show("Inside Blue Layer") }
        if hit == layerView.layer { show("Inside White Layer") }
    }

    func show(_ title: String) {
        present(UIAlertController(title: title, message: nil, preferredStyle: .alert), animated: false)
    }
}
