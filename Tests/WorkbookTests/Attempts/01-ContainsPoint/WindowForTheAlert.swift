// Expect: passed
// Form: the alert has a window of its own, which goes when it is closed.
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
        guard let window = view.window else { return }
        let host = UIViewController()
        alertWindow = UIWindow(frame: window.bounds)
        alertWindow?.rootViewController = host
        alertWindow?.windowLevel = .alert + 1
        alertWindow?.makeKeyAndVisible()
        let a = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        a.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in self?.alertWindow?.isHidden = true; self?.alertWindow = nil })
        host.present(a, animated: true)
    }
    var alertWindow: UIWindow?
}
