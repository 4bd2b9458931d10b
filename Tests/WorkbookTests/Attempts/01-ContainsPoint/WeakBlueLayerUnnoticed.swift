// Expect: failed
// Belief: a weak property can hold a fresh layer. It is gone at once, unnoticed.
// Misconception: WeakBlueLayerUnnoticed
import UIKit

class ContainsPointViewController: UIViewController {
    var layerView: UIView!
    weak var blueLayer: CALayer?

    override func viewDidLoad() {
        super.viewDidLoad()
        blueLayer = CALayer()
        blueLayer?.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        if let blueLayer { layerView.layer.addSublayer(blueLayer) }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let inWhite = layerView.layer.convert(touch.location(in: view), from: view.layer)
        guard layerView.layer.contains(inWhite) else { return }
        let inBlue = blueLayer?.convert(inWhite, from: layerView.layer)
        let isBlue = inBlue.map { blueLayer?.contains($0) ?? false } ?? false
        show(isBlue ? "Inside Blue Layer" : "Inside White Layer")
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
