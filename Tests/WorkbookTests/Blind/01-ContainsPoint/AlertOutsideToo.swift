// Meant: Believed that every touch deserves an answer, so a touch outside gets an alert of its own.
// Kind: fault
// Belief: ThirdAlert

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
        show(answer(for: touch.location(in: view)))
    }

    private func answer(for point: CGPoint) -> String {
        let whitePoint = layerView.layer.convert(point, from: view.layer)
        guard layerView.layer.contains(whitePoint) else { return "Outside" }
        let bluePoint = blueLayer.convert(whitePoint, from: layerView.layer)
        return blueLayer.contains(bluePoint) ? "Inside Blue Layer" : "Inside White Layer"
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
