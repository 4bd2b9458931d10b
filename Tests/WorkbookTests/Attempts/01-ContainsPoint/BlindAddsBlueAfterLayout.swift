// Expect: failed
// Belief: layers are added when the layout is known, in viewDidLayoutSubviews.

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
        // Frames are not right yet in viewDidLoad. See viewDidLayoutSubviews.
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard blueLayer == nil else { return }
        let layer = CALayer()
        layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        layer.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(layer)
        blueLayer = layer
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let blue = blueLayer, let white = layerView?.layer else { return }
        for touch in touches {
            let w = white.convert(touch.location(in: view), from: view.layer)
            guard white.contains(w) else { continue }
            let b = blue.convert(w, from: white)
            show(blue.contains(b) ? "Inside Blue Layer" : "Inside White Layer")
        }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
