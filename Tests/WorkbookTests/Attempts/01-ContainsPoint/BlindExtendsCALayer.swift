// Expect: passed
// Hides converting and asking in an extension, and converts with convert(_:to:).

import UIKit

fileprivate extension CALayer {
    /// The point in my coordinates, if it is in me; otherwise nil.
    func own(_ point: CGPoint, of other: CALayer) -> CGPoint? {
        let mine = other.convert(point, to: self)
        return contains(mine) ? mine : nil
    }
}

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
        blueLayer = {
            $0.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
            $0.backgroundColor = UIColor.systemBlue.cgColor
            layerView.layer.addSublayer($0)
            return $0
        }(CALayer())
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        for touch in touches {
            guard let w = layerView.layer.own(touch.location(in: view), of: view.layer) else {
                continue
            }
            let isBlue = blueLayer.own(w, of: layerView.layer) != nil
            show("Inside \(isBlue ? "Blue" : "White") Layer")
        }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
