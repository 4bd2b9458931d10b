// Meant: Believed that a touch in the blue layer is in the white one as well, so both alerts are due.
// Kind: fault
// Belief: BothAlerts, WhiteComesFirst

import UIKit

class ContainsPointViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        blueLayer = makeBlueLayer()
        layerView.layer.addSublayer(blueLayer)
    }

    private func makeBlueLayer() -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        layer.backgroundColor = UIColor.blue.cgColor
        return layer
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let point = touch.location(in: view)

        let whitePoint = layerView.layer.convert(point, from: view.layer)
        if layerView.layer.contains(whitePoint) {
            show("Inside White Layer")

            let bluePoint = blueLayer.convert(whitePoint, from: layerView.layer)
            if blueLayer.contains(bluePoint) {
                show("Inside Blue Layer")
            }
        }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
