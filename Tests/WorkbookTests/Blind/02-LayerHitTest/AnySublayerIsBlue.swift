// Meant: Believed that whatever sublayer of the white layer is hit must be the blue one.
// Kind: fault
// Belief: AnySublayerIsBlue

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
        guard let touch = touches.first else { return }
        let white = layerView.layer
        guard let hit = white.hitTest(touch.location(in: layerView.superview)) else { return }

        if hit === white {
            show("Inside White Layer")
        } else if let sublayers = white.sublayers, sublayers.contains(hit) {
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
