// Meant: The author reads a.convert(p, to: b) as "bring p over to a" and so converts in the wrong direction.
// Kind: fault
// Belief: ConvertsTheWrongWay

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
        touches.forEach { answer(at: $0.location(in: view)) }
    }

    private func answer(at location: CGPoint) {
        let white: CALayer = layerView.layer
        let inWhite = white.convert(location, to: view.layer)
        guard white.contains(inWhite) else { return }

        let inBlue = blueLayer.convert(inWhite, to: white)
        show(blueLayer.contains(inBlue) ? "Inside Blue Layer" : "Inside White Layer")
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
