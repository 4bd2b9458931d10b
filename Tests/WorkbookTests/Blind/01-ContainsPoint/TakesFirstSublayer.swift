// Meant: The author believes that the blue layer is the first sublayer of the white one, though other views there have layers too.
// Kind: fault
// Belief: FirstSublayerIsBlue

import UIKit

/// Tells by an alert which layer a touch is in: the blue one, or the white one around it.
class ContainsPointViewController: UIViewController {
    /// The white view, somewhere inside the controller's view.
    ///
    /// It is set before `viewDidLoad`, like an outlet.
    var layerView: UIView!

    /// The blue layer inside the white view's layer.
    var blueLayer: CALayer!

    private var whiteLayer: CALayer { layerView.layer }

    override func viewDidLoad() {
        super.viewDidLoad()
        blueLayer = CALayer()
        blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        blueLayer.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            var point = touch.location(in: view)
            point = whiteLayer.convert(point, from: view.layer)
            guard whiteLayer.contains(point) else { continue }

            guard let blue = whiteLayer.sublayers?.first else { continue }
            point = blue.convert(point, from: whiteLayer)
            show(blue.contains(point) ? "Inside Blue Layer" : "Inside White Layer")
        }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
