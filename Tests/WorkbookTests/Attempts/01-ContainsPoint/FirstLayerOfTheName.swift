// Expect: failed
// Belief: the first layer with the blue one's name is the blue one.

import UIKit

class ContainsPointViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        blueLayer = CALayer()
        blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        blueLayer.backgroundColor = UIColor.blue.cgColor
        blueLayer.name = "blue"
        layerView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            let white: CALayer = layerView.layer
            let point = touch.location(in: view)
            let inWhite = white.convert(point, from: view.layer)
            guard white.contains(inWhite) else { continue }
            guard let blue = white.sublayers?.first(where: { $0.name == "blue" }) else { continue }
            let inBlue = blue.convert(inWhite, from: white)
            show(blue.contains(inBlue) ? "Inside Blue Layer" : "Inside White Layer")
        }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
