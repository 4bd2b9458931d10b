// Meant: Before calling hitTest the point has to be converted into the layer that is asked, just as for contains.
// Kind: fault
// Belief: PointInWhiteLayer

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
        guard var point = touches.first?.location(in: view) else { return }
        point = layerView.layer.convert(point, from: view.layer)
        guard let hit = layerView.layer.hitTest(point) else { return }
        if hit == blueLayer {
            show("Inside Blue Layer")
        }
        else if hit == layerView.layer {
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
