// Misconception: The white view's superview is the controller's view
// Explanation: In most listings it is, and nothing in the code says otherwise. The task does: the
//   white view may lie deep inside. Whoever takes the point of one view for a point of another is
//   off by whatever lies between. Convert from the layer in whose coordinates the point really
//   is.
// Hint: Put the white view into a panel. Which of the layers that you name is still the right
//   one?
// Evidence: UIViewController.view, superview or superlayer or UIView.frame or CGRect.origin or
//   CGRect.minX

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
        let inWhite = layerView.layer.convert(inView, from: layerView.layer.superlayer)
        guard layerView.layer.contains(inWhite) else { return }
        let inBlue = blueLayer.convert(inWhite, from: layerView.layer)
        show(blueLayer.contains(inBlue) ? "Inside Blue Layer" : "Inside White Layer")
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
