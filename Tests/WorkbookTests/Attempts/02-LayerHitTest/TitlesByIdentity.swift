// Expect: passed
// Form: Right: a dictionary from the layers' identities to the titles.

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

    private var titles: [ObjectIdentifier: String] {
        [
            ObjectIdentifier(blueLayer): "Inside Blue Layer",
            ObjectIdentifier(layerView.layer): "Inside White Layer",
        ]
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let point = view.convert(touch.location(in: view), to: layerView.superview)
        guard let hit = layerView.layer.hitTest(point),
              let text = titles[ObjectIdentifier(hit)] else { return }
        show(text)
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
