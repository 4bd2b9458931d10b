// Expect: failed
// Belief: the transform of the white layer stays what it was at the first touch.

import UIKit

class ContainsPointViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    lazy var kept: CGAffineTransform = layerView.layer.affineTransform()

    func map(_ point: CGPoint) -> CGPoint {
        let layer = layerView.layer
        var p = CGPoint(x: point.x - layer.position.x, y: point.y - layer.position.y)
        p = p.applying(kept.inverted())
        p.x += layer.bounds.origin.x + layer.anchorPoint.x * layer.bounds.size.width
        p.y += layer.bounds.origin.y + layer.anchorPoint.y * layer.bounds.size.height
        return p
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
            let location = touch.location(in: layerView.superview)
            let inWhite = map(location)
            guard layerView.layer.contains(inWhite) else { continue }
            let inBlue = blueLayer.convert(inWhite, from: layerView.layer)
            show(blueLayer.contains(inBlue) ? "Inside Blue Layer" : "Inside White Layer")
        }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
