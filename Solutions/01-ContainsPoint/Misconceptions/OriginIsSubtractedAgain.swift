// Misconception: A conversion leaves out the layer's own origin
// Explanation: Two steps are known, bringing the point over and taking the origin away, and so
//   both are written down. They are one and the same: what a conversion gives counts from the
//   layer's own corner already. Taken away once more, the blue layer reacts beside where it is
//   seen.
// Hint: Convert the point (50, 50) of the white layer to the blue one. Is there anything left to
//   subtract?
// Evidence: CALayer.contains, convert, CALayer.frame or CALayer.position, CGPoint.x or
//   CGPoint.init or CGPoint.applying

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
        var inBlue = blueLayer.convert(inWhite, from: layerView.layer)
        inBlue.x -= blueLayer.frame.minX
        inBlue.y -= blueLayer.frame.minY
        show(blueLayer.contains(inBlue) ? "Inside Blue Layer" : "Inside White Layer")
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
