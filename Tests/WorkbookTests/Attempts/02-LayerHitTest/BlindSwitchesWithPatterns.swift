// Expect: passed
// Switches over the answer with expression patterns and a nested function.

import UIKit

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
        func title(of layer: CALayer?) -> String? {
            switch layer {
            case .none: return nil
            case .some(blueLayer): return "Inside Blue Layer"
            case .some(layerView.layer): return "Inside White Layer"
            case .some: return nil
            }
        }
        var rest = touches
        while let touch = rest.popFirst() {
            let own = touch.location(in: layerView)
            let outer = layerView.convert(own, to: layerView.superview)
            if let text = title(of: layerView.layer.hitTest(outer)) { show(text) }
        }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
