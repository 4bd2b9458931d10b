// Expect: passed
// Walks a list of layers from the outside in and keeps the title of the last one that contains the point.

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
        let chain: [(layer: CALayer, title: String)] = [
            (layerView.layer, "Inside White Layer"),
            (blueLayer, "Inside Blue Layer"),
        ]
        for touch in touches {
            var owner: CALayer = view.layer
            var point = touch.location(in: view)
            var found: String?
            for link in chain {
                point = link.layer.convert(point, from: owner)
                owner = link.layer
                if !owner.contains(point) { break }
                found = link.title
            }
            if let found { show(found) }
        }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
