// Misconception: All four edges belong to a layer
// Explanation: A square drawn on paper includes its outline. A rectangle of coordinates does not
//   include all of it: it has its left and upper edge, and lacks the right and lower one.
//   Otherwise a point between two layers side by side would belong to both. contains(_:) decides
//   it for you.
// Hint: Write down whether (0, 0) and (100, 100) are in a layer of 100 by 100. Which method
//   knows?
// Evidence: CGPoint.x or CGRect.insetBy or CGPath or UIBezierPath

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
        guard isInside(inWhite, layerView.layer) else { return }
        let inBlue = blueLayer.convert(inWhite, from: layerView.layer)
        show(isInside(inBlue, blueLayer) ? "Inside Blue Layer" : "Inside White Layer")
    }

    private func isInside(_ point: CGPoint, _ layer: CALayer) -> Bool {
        let area = layer.bounds
        return (area.minX...area.maxX).contains(point.x)
            && (area.minY...area.maxY).contains(point.y)
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
