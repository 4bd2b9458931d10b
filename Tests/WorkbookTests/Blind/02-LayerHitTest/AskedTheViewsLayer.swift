// Meant: Believed that the outermost layer should be asked, as it finds everything below, though views in front of the white one are found then.
// Kind: fault
// Belief: ControllersLayerFindsTheSame

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
        // superlayer of view.layer = layer of view.superview
        let hit = view.layer.hitTest(touch.location(in: view.superview))
        if hit === blueLayer {
            show("Inside Blue Layer")
        } else if hit === layerView.layer {
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
