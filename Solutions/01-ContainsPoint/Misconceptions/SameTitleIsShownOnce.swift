// Misconception: The same title need not be shown twice in a row
// Explanation: An alert that comes again looks like an echo of the first one, so the last title
//   is kept and compared. Each touch is a question of its own, and gets its own answer, the same
//   or another.
// Hint: Touch the same layer twice. What becomes of the second touch?
// Evidence: CALayer.contains, "var", without anchorPoint

import UIKit

class ContainsPointViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    private var lastTitle: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        // 1. Make the blue layer, with the frame (50, 50, 100, 100), and add it to the white
        //    view's layer.
        let layer = CALayer()
        layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        layer.backgroundColor = UIColor.systemBlue.cgColor
        layerView.layer.addSublayer(layer)
        blueLayer = layer
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let whitePoint = layerView.layer.convert(touch.location(in: view), from: view.layer)
        guard layerView.layer.contains(whitePoint) else { return }

        let bluePoint = blueLayer.convert(whitePoint, from: layerView.layer)
        let title = blueLayer.contains(bluePoint) ? "Inside Blue Layer" : "Inside White Layer"
        guard title != lastTitle else { return }
        lastTitle = title
        show(title)
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
