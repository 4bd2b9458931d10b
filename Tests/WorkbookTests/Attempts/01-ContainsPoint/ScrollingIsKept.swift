// Expect: failed
// Belief: the controller's view stays scrolled as it was at the first touch.

import UIKit

class ContainsPointViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    lazy var scroll = view.bounds.origin

    override func viewDidLoad() {
        super.viewDidLoad()
        let blue = CALayer()
        blue.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        blue.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(blue)
        blueLayer = blue
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            let q = touch.location(in: view)
            let w = CGPoint(x: q.x - view.bounds.minX, y: q.y - view.bounds.minY)
            let inWhite = layerView.layer.convert(
                CGPoint(x: w.x + scroll.x, y: w.y + scroll.y),
                from: view.layer
            )
            guard layerView.layer.contains(inWhite) else { continue }
            let inBlue = blueLayer.convert(inWhite, from: layerView.layer)
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
