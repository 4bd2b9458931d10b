// Expect: failed
// Belief: none; the titles are exchanged.
import UIKit

class ContainsPointViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        blueLayer = CALayer()
        blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        blueLayer.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        let white: CALayer = layerView.layer
        let p = view.layer.convert(touches.first!.location(in: view), to: white)
        var title: String? = nil
        if white.contains(p) {
            title = "Inside Blue Layer"
            if blueLayer.contains(white.convert(p, to: blueLayer)) { title = "Inside White Layer" }
        }
        if let title { show(title) }
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
