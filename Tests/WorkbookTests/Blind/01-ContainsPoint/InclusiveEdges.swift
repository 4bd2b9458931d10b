// Meant: Writes the inside test by hand and counts the right and lower edges as inside.
// Kind: fault
// Belief: EdgesBelongToTheLayer

import UIKit

/// Tells by an alert which layer a touch is in: the blue one, or the white one around it.
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

    private func isInside(_ point: CGPoint, _ layer: CALayer) -> Bool {
        let b = layer.bounds
        return point.x >= b.minX && point.x <= b.maxX
            && point.y >= b.minY && point.y <= b.maxY
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let whitePoint = layerView.layer.convert(touch.location(in: view), from: view.layer)
        guard isInside(whitePoint, layerView.layer) else { return }

        let bluePoint = blueLayer.convert(whitePoint, from: layerView.layer)
        if isInside(bluePoint, blueLayer) {
            show("Inside Blue Layer")
        } else {
            show("Inside White Layer")
        }
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
