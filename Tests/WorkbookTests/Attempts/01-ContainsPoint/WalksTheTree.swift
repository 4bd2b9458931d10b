// Expect: failed
// Belief: a layer in front of the blue one hides it from contains.
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
        layer.name = "blue"
        layerView.layer.addSublayer(layer)
        blueLayer = layer
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let p = touches.first?.location(in: layerView) else { return }
        guard let hit = deepest(layerView.layer, p) else { return }
        show(hit.name == "blue" ? "Inside Blue Layer" : "Inside White Layer")
    }

    private func deepest(_ layer: CALayer, _ p: CGPoint) -> CALayer? {
        guard layer.contains(p) else { return nil }
        for sublayer in (layer.sublayers ?? []).reversed() {
            if let hit = deepest(sublayer, sublayer.convert(p, from: layer)) { return hit }
        }
        return layer
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
