// Meant: The blue branch is written, the white one is not.
// Kind: unfinished
// Belief: none

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
        let hit = layerView.layer.hitTest(touch.location(in: superview))
        if hit === blueLayer {
            show("Inside Blue Layer")
        }
        // else if white …
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
