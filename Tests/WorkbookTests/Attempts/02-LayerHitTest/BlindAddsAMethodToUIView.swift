// Expect: passed
// Puts the question into an extension of UIView that takes a touch.

import UIKit

extension UIView {
    /// The deepest layer of mine that a touch is in.
    fileprivate func layer(under touch: UITouch) -> CALayer? {
        guard let outer = layer.superlayer, let root = window else {
            return layer.hitTest(touch.location(in: superview))
        }
        return layer.hitTest(outer.convert(touch.location(in: root), from: root.layer))
    }
}

/// Tells by an alert which layer a touch is in, as exercise 1 does, but lets the layers find out.
class HitTestViewController: UIViewController {
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
            guard let layer = layerView.layer(under: touch) else { continue }
            guard layer !== blueLayer else { show("Inside Blue Layer"); continue }
            guard layer === layerView.layer else { continue }
            show("Inside White Layer")
        }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
