// Misconception: contains(_:) takes a point of the controller's view
// Explanation: The touch has one place on the screen, so one point seems to do for everybody. But
//   a point is two numbers in somebody's coordinates, and contains(_:) takes them for the layer's
//   own. Handed a point of the controller's view, each layer reacts as if it lay in the corner of
//   that view.
// Hint: Where in its own coordinates does the white layer begin, and where in those of your
//   point?
// Evidence: CALayer.contains, UITouch.location, without convert or CGPoint.init

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
        guard layerView.layer.contains(inView) else { return }
        show(blueLayer.contains(inView) ? "Inside Blue Layer" : "Inside White Layer")
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
