// Form: a function gives the title or nothing, and a closure makes the layer.

import UIKit

class ContainsPointViewController: UIViewController {
    var layerView: UIView!
    let blueLayer: CALayer = {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.position = CGPoint(x: 100, y: 100)
        layer.backgroundColor = UIColor.blue.cgColor
        return layer
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        layerView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        touches.first.flatMap { title(at: $0.location(in: view)) }.map(show)
    }

    private func title(at point: CGPoint) -> String? {
        func isTouched(_ layer: CALayer) -> Bool {
            layer.contains(view.layer.convert(point, to: layer))
        }
        switch (isTouched(layerView.layer), isTouched(blueLayer)) {
        case (true, true): return "Inside Blue Layer"
        case (true, false): return "Inside White Layer"
        case (false, _): return nil
        }
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
