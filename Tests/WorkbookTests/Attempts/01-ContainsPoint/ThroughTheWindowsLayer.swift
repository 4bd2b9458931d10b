// Expect: passed
// Form: the point goes from the window to each layer.
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
        guard let touch = touches.first, let window = view.window else { return }
        let p = window.layer.convert(touch.location(in: window), to: layerView.layer)
        let white: CALayer = layerView.layer
        var title: String? = nil
        if white.contains(p) {
            title = "Inside White Layer"
            if blueLayer.contains(white.convert(p, to: blueLayer)) { title = "Inside Blue Layer" }
        }
        if let title { show(title) }
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
