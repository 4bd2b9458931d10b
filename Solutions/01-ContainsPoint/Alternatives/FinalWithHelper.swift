// Form: final, a helper that asks any layer, and the blue layer found by walking the sublayers.

import UIKit

final class ContainsPointViewController: UIViewController {
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
        let point = touch.location(in: view)
        guard isInside(layerView.layer, point) else { return }
        let isBlue =
            layerView.layer.sublayers?.contains { $0 === blueLayer && isInside($0, point) } ?? false
        print("touch at \(point), blue: \(isBlue)")
        show(isBlue ? "Inside Blue Layer" : "Inside White Layer")
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    private func isInside(_ layer: CALayer, _ pointInView: CGPoint) -> Bool {
        layer.contains(layer.convert(pointInView, from: view.layer))
    }
}
