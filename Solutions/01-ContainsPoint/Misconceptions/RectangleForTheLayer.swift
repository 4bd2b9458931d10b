// Misconception: Asking a rectangle of the layer is as good as asking the layer
// Explanation: If point and rectangle are in the same coordinates, the answers agree for a plain
//   layer. They need not: the frame of a turned layer is only the box around it, and a layer of a
//   class of its own can override contains(_:), to be round for instance. Who asks the layer
//   leaves that to the layer, and that is what the task wants.
// Hint: Whom do you ask, a rectangle or a layer? Which of them knows the shape of the layer?
// Evidence: CGRect.contains, frame or bounds, convert

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
        let inWhite = layerView.layer.convert(inView, from: view.layer)
        guard layerView.layer.contains(inWhite) else { return }
        let isBlue = blueLayer.frame.contains(inWhite)
        show(isBlue ? "Inside Blue Layer" : "Inside White Layer")
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
