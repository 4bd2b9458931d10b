// Misconception: The y axis of a layer begins at the bottom
// Explanation: In Quartz drawing and on the Mac it does, so turning y over seems to be due. On
//   iOS the layers of views, and the layers in them, have their origin in the upper left corner,
//   and y grows downwards, as it does for views. Turned over, a touch near the top counts as one
//   near the bottom.
// Hint: Touch the white square just below its upper edge. What is y in the white layer, before
//   you change it and after?
// Evidence: bounds or frame, height or maxY, CGPoint.y

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
        var inWhite = layerView.layer.convert(inView, from: view.layer)
        inWhite.y = layerView.layer.bounds.height - inWhite.y
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
