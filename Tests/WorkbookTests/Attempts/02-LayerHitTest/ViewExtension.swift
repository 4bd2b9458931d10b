// Expect: passed
// Form: Right: a UIView extension that asks the view's layer at a touch, and a blue layer placed by anchor point, position and size.

import UIKit

class HitTestViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        blueLayer = CALayer()
        blueLayer.anchorPoint = CGPoint(x: 0, y: 0)
        blueLayer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        blueLayer.position = CGPoint(x: 50, y: 50)
        layerView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let hit = layerView.layerHit(by: touch) else { return }
        if hit === blueLayer {
            show("Inside Blue Layer")
        } else if hit === layerView.layer {
            show("Inside White Layer")
        }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}

private extension UIView {
    /// The layer that a touch is in, of this view's layer and those inside.
    func layerHit(by touch: UITouch) -> CALayer? {
        layer.hitTest(touch.location(in: superview))
    }
}
