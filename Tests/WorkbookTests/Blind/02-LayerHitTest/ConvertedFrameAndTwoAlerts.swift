// Meant: Believed that the blue frame has to be given in the controller's view's coordinates; and that a touch in blue is announced for white as well.
// Kind: several
// Belief: BothAlerts

import UIKit

class HitTestViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        let rect = CGRect(x: 50, y: 50, width: 100, height: 100)
        blueLayer = CALayer()
        blueLayer.frame = layerView.convert(rect, to: view)
        blueLayer.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let hit = layerView.layer.hitTest(touch.location(in: layerView.superview))
        if hit === layerView.layer || hit === blueLayer {
            show("Inside White Layer")
        }
        if hit === blueLayer {
            show("Inside Blue Layer")
        }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
