// Expect: passed
// Makes the layer by a closure at the property, and asks in one loop over the layers from the outside in.

import UIKit

/// Tells by an alert which layer a touch is in: the blue one, or the white one around it.
class ContainsPointViewController: UIViewController {
    var layerView: UIView!

    var blueLayer: CALayer! = {
        let layer = CALayer()
        layer.frame = CGRect(origin: CGPoint(x: 50, y: 50), size: CGSize(width: 100, height: 100))
        layer.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor
        return layer
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        layerView.layer.insertSublayer(blueLayer, at: 0)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }

        let candidates: [(layer: CALayer, title: String)] = [
            (layerView.layer, "Inside White Layer"),
            (blueLayer, "Inside Blue Layer"),
        ]

        var system: CALayer = view.layer
        var point = touch.location(in: view)
        var answer: String?
        for candidate in candidates {
            point = candidate.layer.convert(point, from: system)
            guard candidate.layer.contains(point) else { break }
            answer = candidate.title
            system = candidate.layer
        }
        answer.map { show($0) }
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
