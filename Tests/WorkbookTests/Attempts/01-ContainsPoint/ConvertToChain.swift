// Expect: passed
// Form: Right: uses convert(_:to:), from the layer that has the point to the one that wants it.

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
        for touch in touches.prefix(1) {
            let start = touch.location(in: view)
            let inWhite = view.layer.convert(start, to: layerView.layer)
            if layerView.layer.contains(inWhite) {
                let inBlue = layerView.layer.convert(inWhite, to: blueLayer)
                if blueLayer.contains(inBlue) {
                    show("Inside Blue Layer")
                } else {
                    show("Inside White Layer")
                }
            }
        }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
