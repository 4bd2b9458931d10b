// Meant: Believed that setting the anchor point after the frame leaves the layer where it is.
// Kind: fault
// Belief: AnchorPointMovesNothing

import UIKit

class HitTestViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        let blue = CALayer()
        blue.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        blue.anchorPoint = .zero // easier to calculate with
        blue.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(blue)
        blueLayer = blue
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let superview = layerView.superview else { return }
        let point = view.convert(touch.location(in: view), to: superview)
        let hit = layerView.layer.hitTest(point)
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
