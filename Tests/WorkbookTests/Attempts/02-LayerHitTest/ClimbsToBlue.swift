// Expect: failed
// Belief: a layer in the blue one counts as the blue one.

import UIKit

class HitTestViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        blueLayer = CALayer()
        blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        blueLayer.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            let white: CALayer = layerView.layer
            let point = touch.location(in: layerView.superview)
            var hit = white.hitTest(point)
            if hit?.superlayer === blueLayer { hit = blueLayer }
            if hit === blueLayer {
                show("Inside Blue Layer")
            } else if hit === white {
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
