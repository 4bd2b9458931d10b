// Meant: Believed that the superlayer itself is to be asked, because the point is in its coordinates.
// Kind: fault
// Belief: AsksTheSuperlayer

import UIKit

class HitTestViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        blueLayer = makeBlueLayer()
        layerView.layer.addSublayer(blueLayer)
    }

    private func makeBlueLayer() -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        layer.backgroundColor = UIColor.blue.cgColor
        return layer
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let superview = layerView.superview else { return }
        let point = touch.location(in: superview)
        let hit = superview.layer.hitTest(point)
        if hit == blueLayer {
            show("Inside Blue Layer")
        } else if hit == layerView.layer {
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
