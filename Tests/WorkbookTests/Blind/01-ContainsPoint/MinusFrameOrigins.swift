// Meant: Believed that converting a point is nothing but subtracting the frame's origin, wherever the view lies and however it is turned or scrolled.
// Kind: fault
// Belief: SubtractsFrameOrigin, WhiteLiesInTheControllersView, BothOriginsAreSubtracted

import UIKit

class ContainsPointViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        let layer = CALayer()
        layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        layer.backgroundColor = UIColor.systemBlue.cgColor
        layerView.layer.addSublayer(layer)
        blueLayer = layer
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let p = touch.location(in: view)
        let inWhite = offset(p, by: layerView.layer.frame)
        guard layerView.layer.contains(inWhite) else { return }
        let inBlue = offset(inWhite, by: blueLayer.frame)
        show(blueLayer.contains(inBlue) ? "Inside Blue Layer" : "Inside White Layer")
    }

    /// Same as convert(_:from:), just shorter to read.
    private func offset(_ point: CGPoint, by frame: CGRect) -> CGPoint {
        CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
