// Expect: passed
// Form: Right: goes along a list of layers from the outside in, converting the point from one to the next, and remembers the last title.

import UIKit

/// Tells by an alert which layer a touch is in: the blue one, or the white one around it.
class ContainsPointViewController: UIViewController {
    /// The white view, somewhere inside the controller's view.
    ///
    /// It is set before `viewDidLoad`, like an outlet.
    var layerView: UIView!

    /// The blue layer inside the white view's layer.
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

        var point = touch.location(in: view)
        var source: CALayer = view.layer
        var title: String?
        let path: [(layer: CALayer, title: String)] = [
            (layerView.layer, "Inside White Layer"),
            (blueLayer, "Inside Blue Layer"),
        ]

        for step in path {
            point = step.layer.convert(point, from: source)
            guard step.layer.contains(point) else { break }
            title = step.title
            source = step.layer
        }

        if let title {
            show(title)
        }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
