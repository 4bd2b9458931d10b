// Meant: Believed that hitTest(_:) takes a point in the layer's own coordinates, as contains(_:) does.
// Kind: fault
// Belief: PointInWhiteLayer

import UIKit

class HitTestViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        let layer = CALayer()
        layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        layer.backgroundColor = UIColor.systemBlue.cgColor
        layerView.layer.addSublayer(layer)
        blueLayer = layer
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let whiteLayer = layerView.layer
        // bring the point over to the layer that is asked
        let point = whiteLayer.convert(touch.location(in: view), from: view.layer)

        guard let hit = whiteLayer.hitTest(point) else { return }
        if hit == blueLayer {
            show("Inside Blue Layer")
        } else if hit == whiteLayer {
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
