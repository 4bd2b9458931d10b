// Expect: passed
// Form: Right: takes the point in the white view and converts it one step out, to the superlayer.

import UIKit

class HitTestViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        // The blue square, in the white view's coordinates.
        self.blueLayer = CALayer()
        self.blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        self.layerView.layer.addSublayer(self.blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let white = layerView.layer
        guard let superlayer = white.superlayer else { return }
        let own = touch.location(in: layerView)
        let outer = white.convert(own, to: superlayer)

        guard let hit = white.hitTest(outer) else { return }
        if hit == white { show("Inside White Layer") }
        if hit == blueLayer { show("Inside Blue Layer") }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
