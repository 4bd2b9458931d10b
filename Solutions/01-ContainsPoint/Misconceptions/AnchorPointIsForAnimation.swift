// Misconception: An anchor point matters to animations only
// Explanation: Anchor points are met where something turns or grows, and so they seem to be a
//   matter of animation. The position of a layer is where its anchor point lies: a new anchor
//   point after the frame was set moves the layer at once.
// Hint: Look at the frame of the blue layer once more, after everything about it has been set.
// Evidence: anchorPoint

import UIKit

/// Tells by an alert which layer a touch is in: the blue one, or the white one around it.
class ContainsPointViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()

        blueLayer = CALayer()
        blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        blueLayer.anchorPoint = CGPoint(x: 0, y: 0)
        blueLayer.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let p0 = touch.location(in: view)
        let p1 = layerView.layer.convert(p0, from: view.layer)
        guard layerView.layer.contains(p1) else { return }
        let p2 = blueLayer.convert(p1, from: layerView.layer)
        show(blueLayer.contains(p2) ? "Inside Blue Layer" : "Inside White Layer")
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
