// Expect: failed
// Belief: a point on the outline is inside.
// Misconception: EdgesBelongToTheLayer
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
        guard let p = touches.first?.location(in: layerView) else { return }
        let b = layerView.bounds
        if p.x < b.minX || p.x > b.maxX || p.y < b.minY || p.y > b.maxY { return }
        let q = blueLayer.convert(p, from: layerView.layer)
        if q.x >= 0 && q.x <= 100 && q.y >= 0 && q.y <= 100 {
            show("Inside Blue Layer")
        } else {
            show("Inside White Layer")
        }
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
