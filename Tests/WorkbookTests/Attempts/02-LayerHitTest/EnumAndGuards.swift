// Expect: passed
// Form: Right: an enumeration made from the answer by a failable helper, with early returns.

import UIKit

/// Tells by an alert which layer a touch is in, as exercise 1 does, but lets the layers find out.
class HitTestViewController: UIViewController {
    /// The white view, somewhere inside the controller's view.
    ///
    /// It is set before `viewDidLoad`, like an outlet.
    var layerView: UIView!

    /// The blue layer inside the white view's layer.
    var blueLayer: CALayer!

    private enum Hit: String {
        case blue = "Inside Blue Layer"
        case white = "Inside White Layer"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let layer = CALayer()
        layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        layer.backgroundColor = UIColor.systemBlue.cgColor
        layerView.layer.addSublayer(layer)
        blueLayer = layer
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        let location = touches.first.map { $0.location(in: view) }
        guard let found = location.flatMap({ hit(at: $0) }) else { return }
        show(found.rawValue)
    }

    private func hit(at location: CGPoint) -> Hit? {
        guard let superview = layerView.superview else { return nil }
        let point = superview.convert(location, from: view)
        let layer = layerView.layer.hitTest(point)
        if layer === blueLayer { return .blue }
        if layer === layerView.layer { return .white }
        return nil
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
