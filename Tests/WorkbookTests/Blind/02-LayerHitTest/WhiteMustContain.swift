// Meant: Believed that nothing can be found outside the white layer, so that it must be asked with contains(_:) first.
// Kind: fault
// Belief: OverhangIsOutside

import UIKit

class HitTestViewController: UIViewController {
    var layerView: UIView!
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
        let white = layerView.layer
        let location = touch.location(in: view)

        guard white.contains(white.convert(location, from: view.layer)) else { return }

        let hit = white.hitTest(view.convert(location, to: layerView.superview))
        if hit === blueLayer {
            show("Inside Blue Layer")
        } else if hit === white {
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
