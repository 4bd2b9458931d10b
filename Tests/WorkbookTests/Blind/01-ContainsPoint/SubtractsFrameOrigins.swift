// Meant: Believes that converting is nothing but subtracting the white view's frame origin, wherever the view is in the tree.
// Kind: fault
// Belief: SubtractsFrameOrigin, BothOriginsAreSubtracted

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
        guard let touch = touches.first else { return }
        let p = touch.location(in: view)
        let white = CGPoint(x: p.x - layerView.frame.origin.x, y: p.y - layerView.frame.origin.y)
        if layerView.layer.contains(white) {
            let blue = CGPoint(x: white.x - blueLayer.frame.origin.x, y: white.y - blueLayer.frame.origin.y)
            if blueLayer.contains(blue) {
                show("Inside Blue Layer")
            } else {
                show("Inside White Layer")
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
