// Meant: Believed that a layer can be hit only where its view is hit, so UIView's hitTest has to find the white view before.
// Kind: fault
// Belief: OverhangIsOutside

import UIKit

class HitTestViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()

        let size = CGSize(width: 100, height: 100)
        let blue = CALayer()
        blue.frame = CGRect(origin: CGPoint(x: 50, y: 50), size: size)
        blue.backgroundColor = UIColor.blue.cgColor
        self.blueLayer = blue
        self.layerView.layer.addSublayer(blue)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        guard layerView.hitTest(touch.location(in: layerView), with: event) === layerView else { return }

        let layer = layerView.layer.hitTest(touch.location(in: layerView.superview))
        switch layer {
        case let hit? where hit === blueLayer: show("Inside Blue Layer")
        case let hit? where hit === layerView.layer: show("Inside White Layer")
        default: break
        }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
