// Meant: Believed that nil means no sublayer was hit, so the layer that was asked is the answer.
// Kind: fault
// Belief: WhiteForEverythingElse

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
        let white: CALayer = layerView.layer
        let point = touch.location(in: layerView.superview)

        // nil: none of the sublayers, then it is the white one
        let hit = white.hitTest(point) ?? white

        if hit === white {
            show("Inside White Layer")
        } else if hit === blueLayer {
            show("Inside Blue Layer")
        }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
