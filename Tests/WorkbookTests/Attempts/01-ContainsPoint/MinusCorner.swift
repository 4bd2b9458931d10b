// Expect: failed
// Belief: the white layer's coordinates begin at its frame's corner.
// Misconception: SubtractsFrameOrigin
import UIKit

class ContainsPointViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        let layer = CALayer()
        layer.bounds.size = CGSize(width: 100, height: 100)
        layer.position = CGPoint(x: 100, y: 100)
        layer.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(layer)
        blueLayer = layer
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            var p = touch.location(in: layerView.superview)
            p.x -= layerView.frame.minX
            p.y -= layerView.frame.minY
            let white: CALayer = layerView.layer
            if !white.contains(p) { continue }
            let isBlue = blueLayer.contains(white.convert(p, to: blueLayer))
            show("Inside \(isBlue ? "Blue" : "White") Layer")
        }
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
