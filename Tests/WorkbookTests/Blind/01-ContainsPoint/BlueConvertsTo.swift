// Meant: Believed that blueLayer.convert(p, to: white) takes a point of the white layer's, because a conversion is always called on the layer that wants the point.
// Kind: fault
// Belief: ConvertsTheWrongWay, SecondConversionGoesBack

import UIKit

class ContainsPointViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()

        let size = CGSize(width: 100, height: 100)
        let blue = CALayer()
        blue.frame = CGRect(origin: CGPoint(x: 50, y: 50), size: size)
        blue.backgroundColor = UIColor.blue.cgColor
        self.blueLayer = blue
        self.layerView.layer.addSublayer(blue)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let white: CALayer = layerView.layer
        let inWhite = white.convert(touch.location(in: view), from: view.layer)
        guard white.contains(inWhite) else { return }

        let inBlue = blueLayer.convert(inWhite, to: white)
        let title = blueLayer.contains(inBlue) ? "Inside Blue Layer" : "Inside White Layer"
        show(title)
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
