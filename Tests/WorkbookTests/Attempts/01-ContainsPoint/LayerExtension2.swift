// Expect: passed
// Form: Right: an extension of CALayer that converts and asks in one step.

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
        guard let point = touches.first?.location(in: view),
              layerView.layer.holds(point, of: view.layer) else { return }
        let title = blueLayer.holds(point, of: view.layer) ? "Inside Blue Layer" : "Inside White Layer"
        show(title)
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}

private extension CALayer {
    /// Whether a point of another layer's is in this one.
    func holds(_ point: CGPoint, of other: CALayer) -> Bool {
        contains(convert(point, from: other))
    }
}
