// Meant: Believed that a layer's y axis starts at the bottom, as in Quartz and on the Mac, so y must be turned over.
// Kind: fault
// Belief: OriginAtTheBottom

import UIKit

class ContainsPointViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        let layer = CALayer()
        layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        layer.backgroundColor = UIColor.systemBlue.cgColor
        layerView.layer.addSublayer(layer)
        blueLayer = layer
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let whiteLayer = layerView.layer

        var whitePoint = whiteLayer.convert(touch.location(in: view), from: view.layer)
        // Core Animation counts y from the bottom, UIKit from the top
        whitePoint.y = whiteLayer.bounds.height - whitePoint.y

        guard whiteLayer.contains(whitePoint) else { return }
        let bluePoint = blueLayer.convert(whitePoint, from: whiteLayer)
        show(blueLayer.contains(bluePoint) ? "Inside Blue Layer" : "Inside White Layer")
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
