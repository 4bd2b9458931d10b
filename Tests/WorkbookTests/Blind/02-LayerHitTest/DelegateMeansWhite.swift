// Meant: Believed that a layer with a view as its delegate can only be the white view's.
// Kind: fault
// Belief: DelegateMeansWhite

import UIKit

class HitTestViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        let layer = CALayer()
        layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        layer.backgroundColor = UIColor.systemBlue.cgColor
        layerView.layer.addSublayer(layer)
        blueLayer = layer
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let hit = layerView.layer.hitTest(touch.location(in: layerView.superview))

        if hit === blueLayer {
            show("Inside Blue Layer")
        } else if hit?.delegate is UIView {
            // a view's layer has the view as its delegate, the bare one has none
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
