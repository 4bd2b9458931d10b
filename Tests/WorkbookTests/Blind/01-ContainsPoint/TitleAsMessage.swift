// Meant: Rewrote show so that the text is the alert's message under a general title.
// Kind: fault
// Belief: OtherTitles

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
        guard let touch = touches.first else { return }
        let whitePoint = layerView.layer.convert(touch.location(in: view), from: view.layer)
        if layerView.layer.contains(whitePoint) {
            let bluePoint = blueLayer.convert(whitePoint, from: layerView.layer)
            show(blueLayer.contains(bluePoint) ? "Inside Blue Layer" : "Inside White Layer")
        }
    }

    func show(_ text: String) {
        let alert = UIAlertController(title: "Touch", message: text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
        present(alert, animated: true, completion: nil)
    }
}
