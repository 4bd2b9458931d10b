// Expect: passed
// Form: asks on a global queue, and comes back to the main one.
import UIKit

class ContainsPointViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        blueLayer = CALayer()
        blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        layerView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let p = layerView.layer.convert(touch.location(in: view), from: view.layer)
        guard layerView.layer.contains(p) else { return }
        let title = blueLayer.contains(blueLayer.convert(p, from: layerView.layer)) ? "Inside Blue Layer" : "Inside White Layer"
        DispatchQueue.global().async { DispatchQueue.main.async { self.show(title) } }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
