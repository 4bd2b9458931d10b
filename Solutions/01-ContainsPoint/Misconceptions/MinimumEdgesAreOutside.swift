// Misconception: A point on the left or upper edge is not in the layer
// Explanation: An edge seems to be neither inside nor outside, so leaving all four out looks
//   cautious. A rectangle of coordinates has its left and upper edge and lacks the right and lower
//   one: so each point between two neighbours belongs to just one of them. contains(_:) decides
//   so, and there is nothing to correct.
// Hint: Is (0, 0) in a layer of 100 by 100? Look it up in the lesson, and then see what your
//   code adds to the layer's answer.
// Evidence: CALayer.contains, CGPoint.x or CGPoint.y or CGRect.minX or CGRect.insetBy

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
        let inBlue = blueLayer.convert(inWhite, from: layerView.layer)
        let isOnEdge = inBlue.x == 0 || inBlue.y == 0
        let isBlue = blueLayer.contains(inBlue) && !isOnEdge
        show(isBlue ? "Inside Blue Layer" : "Inside White Layer")
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
