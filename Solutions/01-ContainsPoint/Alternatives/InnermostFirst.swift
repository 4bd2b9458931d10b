// Form: a list of layers and titles, from the innermost outwards, and prints.

import UIKit

class ContainsPointViewController: UIViewController {
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
        for touch in touches {
            let inView = touch.location(in: view)
            let layers = [
                (blueLayer, "Inside Blue Layer"), (layerView.layer, "Inside White Layer"),
            ]
            let inWhite = layerView.layer.convert(inView, from: view.layer)
            guard layerView.layer.contains(inWhite) else { continue }
            let hit = layers.first { layer, _ in
                layer.map { $0.contains($0.convert(inView, from: view.layer)) } ?? false
            }
            print("touch at \(inView): \(hit?.1 ?? "nothing")")
            if let hit { show(hit.1) }
        }
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
