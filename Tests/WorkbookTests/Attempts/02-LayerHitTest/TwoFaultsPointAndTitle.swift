// Expect: failed
// Belief: a point of the controller's view, and white for all the rest.
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
        guard let p = touches.first?.location(in: view) else { return }
        let isBlue = layerView.layer.hitTest(p) === blueLayer
        show(isBlue ? "Inside Blue Layer" : "Inside White Layer")
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
