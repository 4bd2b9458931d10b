// Expect: failed
// Belief: every layer that contains the touch is told, the blue one first.
// Misconception: WhiteAfterBlue

import UIKit

class ContainsPointViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        let layer = CALayer()
        layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        layerView.layer.addSublayer(layer)
        blueLayer = layer
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        let point = touches.first!.location(in: view)
        for (layer, name) in [(blueLayer!, "Blue"), (layerView.layer, "White")] {
            if layer.contains(layer.convert(point, from: view.layer)) {
                let alert = UIAlertController(title: "Inside \(name) Layer", message: nil, preferredStyle: .alert)
                present(alert, animated: true)
            }
        }
    }
}
