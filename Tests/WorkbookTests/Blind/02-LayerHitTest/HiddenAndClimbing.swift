// Meant: Believed that a hidden layer is still hit, so the blue one was hidden to be an invisible target; and that a layer anywhere inside the white one counts as white.
// Kind: several
// Belief: HiddenLayersAreHit, InsideWhiteIsWhite

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
        blueLayer.isHidden = true // only there to be touched
        layerView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let hit = layerView.layer.hitTest(touch.location(in: layerView.superview))
        if hit === blueLayer {
            show("Inside Blue Layer")
        } else if isWhite(hit) {
            show("Inside White Layer")
        }
    }

    private func isWhite(_ layer: CALayer?) -> Bool {
        guard let layer else { return false }
        return layer === layerView.layer || isWhite(layer.superlayer)
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
