// Expect: passed
// Form: the alert gets its title by the main queue, once it is presented.
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
        let t = blueLayer.contains(blueLayer.convert(p, from: layerView.layer)) ? "Inside Blue Layer" : "Inside White Layer"
        show(t)
    }
    func show(_ title: String) {
        let a = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        a.addAction(UIAlertAction(title: "OK", style: .default))
        present(a, animated: true)
        DispatchQueue.main.async { a.title = title }
    }

}
