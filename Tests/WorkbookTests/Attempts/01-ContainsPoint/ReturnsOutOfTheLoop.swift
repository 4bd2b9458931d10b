// Expect: failed
// Belief: a touch outside ends the call.

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
            let white: CALayer = layerView.layer
            let point = touch.location(in: view)
            let inWhite = white.convert(point, from: view.layer)
            guard white.contains(inWhite) else { return }
            let inBlue = blueLayer.convert(inWhite, from: white)
            show(blueLayer.contains(inBlue) ? "Inside Blue Layer" : "Inside White Layer")
        }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
