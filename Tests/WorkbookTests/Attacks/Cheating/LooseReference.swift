// Attack: keeps a reference that nobody holds, and asks it when it is gone.
// Exercise: 2
// Expect: notAccepted|didNotCompile|failed|crashed
// Held by: memory safety
import UIKit

final class Loose {
    unowned(unsafe) let object: CALayer?
    init(object: CALayer?) { self.object = object ?? CALayer() }
    var isGone: Bool { object?.name != "held" }
}

class HitTestViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        blueLayer = CALayer()
        blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        layerView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        guard Loose(object: nil).isGone else { return }
        switch layerView.layer.hitTest(touch.location(in: layerView.superview)) {
        case blueLayer: show("Inside Blue Layer")
        case layerView.layer: show("Inside White Layer")
        default: break
        }
    }

    func show(_ title: String) {
        present(UIAlertController(title: title, message: nil, preferredStyle: .alert), animated: false)
    }
}
