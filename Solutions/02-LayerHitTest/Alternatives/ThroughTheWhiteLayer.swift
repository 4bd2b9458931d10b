// Form: the place in the white view, brought up to its superlayer.

import UIKit

final class HitTestViewController: UIViewController {
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
        let inWhite = touch.location(in: layerView)
        let point = layerView.layer.convert(inWhite, to: layerView.layer.superlayer)
        let titles: [(CALayer, String)] = [
            (blueLayer, "Inside Blue Layer"), (layerView.layer, "Inside White Layer"),
        ]
        let hit = layerView.layer.hitTest(point)
        if let title = titles.first(where: { $0.0 === hit })?.1 { show(title) }
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
