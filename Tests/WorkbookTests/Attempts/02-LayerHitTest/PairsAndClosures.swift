// Expect: passed
// A list of layer and title pairs is searched with a closure, and the layer is added before its frame is set.

import UIKit

class HitTestViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    private var answers: [(layer: CALayer, title: String)] {
        return [
            (layer: blueLayer, title: "Inside Blue Layer"),
            (layer: layerView.layer, title: "Inside White Layer"),
        ]
    }

    override func viewDidLoad() {
        super.viewDidLoad()

        let side: CGFloat = 100
        let margin: CGFloat = 50

        blueLayer = CALayer()
        layerView.layer.addSublayer(blueLayer)
        blueLayer.frame = CGRect(x: margin, y: margin, width: side, height: side)
        blueLayer.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        let whiteLayer = layerView.layer

        let find: (CGPoint) -> String? = { point in
            let hit = whiteLayer.hitTest(point)
            return self.answers.first(where: { $0.layer === hit })?.title
        }

        if let touch = touches.first, let title = find(touch.location(in: layerView.superview)) {
            show(title)
        }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
