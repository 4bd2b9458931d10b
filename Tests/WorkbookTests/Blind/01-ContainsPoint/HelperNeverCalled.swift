// Meant: The author has written a helper that finds the title but does not call it from touchesBegan yet.
// Kind: unfinished
// Belief: none

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
        // 2. ... use titleForTouch(at:) here
    }

    func titleForTouch(at point: CGPoint) -> String? {
        let inWhite = layerView.layer.convert(point, from: view.layer)
        guard layerView.layer.contains(inWhite) else { return nil }
        let inBlue = blueLayer.convert(inWhite, from: layerView.layer)
        return blueLayer.contains(inBlue) ? "Inside Blue Layer" : "Inside White Layer"
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
