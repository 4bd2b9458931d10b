// Expect: failed
// Belief: the superview's point is the own one plus the frame's corner.
// Misconception: AddsTheFrameOrigin
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
            var point = touch.location(in: layerView)
            point.x += layerView.frame.minX
            point.y += layerView.frame.minY
            guard let hit = layerView.layer.hitTest(point) else { continue }
            if hit == blueLayer { show("Inside Blue Layer") }
            if hit == layerView.layer { show("Inside White Layer") }
        }
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
