// Meant: The author believes that convert(_:from:) leaves scrolling out of account, and adds the bounds origin once more.
// Kind: fault
// Belief: ScrollingIsAddedAgain

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
        for touch in touches {
            guard let title = title(at: touch.location(in: view)) else { continue }
            show(title)
        }
    }

    /// nil: outside the white layer.
    private func title(at point: CGPoint) -> String? {
        var white = layerView.layer.convert(point, from: view.layer)
        // If the white view is scrolled, its content has moved by the bounds' origin.
        white.x += layerView.bounds.origin.x
        white.y += layerView.bounds.origin.y
        guard layerView.layer.contains(white) else { return nil }

        let blue = blueLayer.convert(white, from: layerView.layer)
        return blueLayer.contains(blue) ? "Inside Blue Layer" : "Inside White Layer"
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
