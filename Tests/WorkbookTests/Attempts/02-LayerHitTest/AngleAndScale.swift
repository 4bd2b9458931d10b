// Expect: failed
// Belief: a transform is an angle and two scales above zero.

import UIKit

class HitTestViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    func toSuper(_ point: CGPoint) -> CGPoint {
        let layer = layerView.layer
        let t = layerView.transform
        let angle = atan2(t.b, t.a)
        let sx = sqrt(t.a * t.a + t.b * t.b), sy = sqrt(t.c * t.c + t.d * t.d)
        var p = CGPoint(
            x: (point.x - layer.bounds.minX - layer.anchorPoint.x * layer.bounds.width) * sx,
            y: (point.y - layer.bounds.minY - layer.anchorPoint.y * layer.bounds.height) * sy
        )
        p = p.applying(CGAffineTransform(rotationAngle: angle))
        return CGPoint(x: p.x + layer.position.x, y: p.y + layer.position.y)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let blue = CALayer()
        blue.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        blue.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(blue)
        blueLayer = blue
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            let point = toSuper(touch.location(in: layerView))
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
