// Expect: failed
// Belief: the blue layer belongs in front after each layout.

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
        guard let touch = touches.first else { return }
        answer(touch)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // Subviews may have come: the blue layer stays the last of the sublayers.
        layerView.layer.addSublayer(blueLayer)
    }

    private func answer(_ touch: UITouch) {
        if let title = title(at: touch.location(in: layerView.superview)) {
            show(title)
        }
    }

    /// The title for a point in the coordinates of the white view's superview.
    private func title(at point: CGPoint) -> String? {
        let hit = layerView.layer.hitTest(point)
        if hit === blueLayer { return "Inside Blue Layer" }
        if hit === layerView.layer { return "Inside White Layer" }
        return nil
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
