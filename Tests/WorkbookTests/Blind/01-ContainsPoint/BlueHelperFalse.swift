// Meant: Planned two helpers, wrote the white one and left the blue one returning false.
// Kind: unfinished
// Belief: none

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
        guard let point = touches.first?.location(in: view) else { return }
        if isInWhite(point) {
            show(isInBlue(point) ? "Inside Blue Layer" : "Inside White Layer")
        }
    }

    private func isInWhite(_ point: CGPoint) -> Bool {
        let p = layerView.layer.convert(point, from: view.layer)
        return layerView.layer.contains(p)
    }

    private func isInBlue(_ point: CGPoint) -> Bool {
        return false
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
