// Expect: failed
// Belief: there is at most one layer in the white one, so that index 1 is in front.

import UIKit

class HitTestViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        let blue = CALayer()
        blue.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        blue.backgroundColor = UIColor.blue.cgColor
        layerView.layer.insertSublayer(
            blue,
            at: UInt32(min(1, layerView.layer.sublayers?.count ?? 0))
        )
        blueLayer = blue
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            let point = touch.location(in: layerView.superview)
            let hit = layerView.layer.hitTest(point)
            if hit === blueLayer {
                show("Inside Blue Layer")
            } else if hit === layerView.layer {
                show("Inside White Layer")
            }
        }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
