// Misconception: contains(_:) takes a point of the layer's superlayer
// Explanation: hitTest(_:) of a layer does, and both ask the same kind of question. But
//   contains(_:) looks at the layer's bounds alone, so it takes a point in the layer's own
//   coordinates. With a point of the superlayer each answer is off by the place of the layer in it.
// Hint: What are the bounds of the white layer, and what is your point for its upper left corner?
// Evidence: CALayer.contains, superlayer or superview, convert or UITouch.location

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
        let inView = touch.location(in: view)
        let inSuperlayer = view.layer.convert(inView, to: layerView.layer.superlayer)
        guard layerView.layer.contains(inSuperlayer) else { return }
        let inWhite = layerView.layer.convert(inView, from: view.layer)
        show(blueLayer.contains(inWhite) ? "Inside Blue Layer" : "Inside White Layer")
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
