// Expect: passed
// Form: a dictionary of layers, and a tuple for the point.
import UIKit

class HitTestViewController: UIViewController {
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
        guard let touch = touches.first else { return }
        let (x, y) = { ($0.x, $0.y) }(touch.location(in: layerView.superview))
        let hit = layerView.layer.hitTest(.init(x: x, y: y))
        let titles = [blueLayer: "Inside Blue Layer", layerView.layer: "Inside White Layer"]
        titles.first { $0.key === hit }.map { show($0.value) }
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
