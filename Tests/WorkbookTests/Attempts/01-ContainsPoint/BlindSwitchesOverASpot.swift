// Expect: passed
// Finds a value of an own enum first, by walking the sublayers, and switches over it.

import UIKit

/// Tells by an alert which layer a touch is in: the blue one, or the white one around it.
class ContainsPointViewController: UIViewController {
    /// The white view, somewhere inside the controller's view.
    ///
    /// It is set before `viewDidLoad`, like an outlet.
    var layerView: UIView!

    /// The blue layer inside the white view's layer.
    var blueLayer: CALayer!

    private enum Spot { case nowhere, white, blue }

    override func viewDidLoad() {
        super.viewDidLoad()
        blueLayer = CALayer()
        blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        blueLayer.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(blueLayer)
    }

    private func spot(of touch: UITouch) -> Spot {
        let white = layerView.layer
        let w = white.convert(touch.location(in: view), from: view.layer)
        if !white.contains(w) { return .nowhere }
        for sub in white.sublayers ?? [] where sub === blueLayer {
            if sub.contains(sub.convert(w, from: white)) { return .blue }
        }
        return .white
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            switch spot(of: touch) {
            case .blue: show("Inside Blue Layer")
            case .white: show("Inside White Layer")
            case .nowhere: print("nowhere")
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
