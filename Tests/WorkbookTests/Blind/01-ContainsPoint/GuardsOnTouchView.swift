// Meant: The author believes that a touch can be in the white layer only if its view is the white view.
// Kind: fault
// Belief: OnlyTouchesOfTheWhiteView

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
        // Only touches on the white view concern us.
        for touch in touches where touch.view === layerView {
            let white = layerView.layer
            let inWhite = white.convert(touch.location(in: view), from: view.layer)
            guard white.contains(inWhite) else { continue }
            let inBlue = blueLayer.convert(inWhite, from: white)
            switch blueLayer.contains(inBlue) {
            case true: show("Inside Blue Layer")
            case false: show("Inside White Layer")
            }
        }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
