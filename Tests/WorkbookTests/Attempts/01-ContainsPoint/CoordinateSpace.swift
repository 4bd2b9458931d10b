// Expect: passed
// Form: the controller's view converts as a coordinate space.

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
        let space: UICoordinateSpace = view
        for touch in touches {
            let p = space.convert(touch.location(in: view), to: layerView)
            guard layerView.layer.contains(p) else { continue }
            let blue = blueLayer.contains(blueLayer.convert(p, from: layerView.layer))
            show(blue ? "Inside Blue Layer" : "Inside White Layer")
        }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
