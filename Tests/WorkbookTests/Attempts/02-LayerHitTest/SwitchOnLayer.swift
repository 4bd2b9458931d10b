// Expect: passed
// A switch matches the found layer against the two layers, and the layer is made in a closure.

import UIKit

final class HitTestViewController: UIViewController {
    var layerView: UIView!

    var blueLayer: CALayer! = {
        let layer = CALayer()
        layer.name = "blue"
        layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        layer.backgroundColor = UIColor.blue.cgColor
        return layer
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        layerView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let point = layerView.convert(touch.location(in: layerView), to: layerView.superview)
        guard let hit = layerView.layer.hitTest(point) else { return }
        switch hit {
        case blueLayer:
            show("Inside Blue Layer")
        case layerView.layer:
            show("Inside White Layer")
        default:
            break
        }
    }
}

extension HitTestViewController {
    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
