// Meant: Thinks the layer one converts from is the receiver and the argument is where the point goes.
// Kind: fault
// Belief: ConvertsTheWrongWay

import UIKit

class ContainsPointViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

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
        let touchPoint = touches.first!.location(in: view)
        let inWhite = view.layer.convert(touchPoint, from: layerView.layer)

        guard layerView.layer.contains(inWhite) else { return }

        let inBlue = blueLayer.convert(inWhite, from: layerView.layer)
        show(blueLayer.contains(inBlue) ? "Inside Blue Layer" : "Inside White Layer")
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
