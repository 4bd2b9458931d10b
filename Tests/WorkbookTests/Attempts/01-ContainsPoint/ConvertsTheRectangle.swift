// Expect: passed
// Form: the blue bounds are converted outwards as well, for a print that nobody needs.
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
        let white: CALayer = layerView.layer
        let p = view.layer.convert(touches.first!.location(in: view), to: white)
        print("blue is at", blueLayer.convert(blueLayer.bounds, to: view.layer))
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
