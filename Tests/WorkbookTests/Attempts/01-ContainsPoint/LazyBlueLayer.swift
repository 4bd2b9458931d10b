// Expect: failed
// Belief: a lazy property adds the layer in time.
// Misconception: BlueLayerAddedOnTouch
import UIKit

class ContainsPointViewController: UIViewController {
    var layerView: UIView!
    lazy var blueLayer: CALayer = {
        let layer = CALayer()
        layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        layerView.layer.addSublayer(layer)
        return layer
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        _ = blueLayer
        let white: CALayer = layerView.layer
        let p = view.layer.convert(touches.first!.location(in: view), to: white)
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
