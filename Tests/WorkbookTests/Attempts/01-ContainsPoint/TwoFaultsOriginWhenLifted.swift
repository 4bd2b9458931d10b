// Expect: failed
// Belief: converting is subtracting, when the finger is lifted.
// Misconception: SubtractsFrameOrigin + AnswersWhenLifted
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

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard var p = touches.first?.location(in: layerView.superview) else { return }
        p = CGPoint(x: p.x - layerView.frame.origin.x, y: p.y - layerView.frame.origin.y)
        let white: CALayer = layerView.layer
        var title: String? = nil
        if white.contains(p) {
            title = "Inside White Layer"
            if blueLayer.contains(white.convert(p, to: blueLayer)) { title = "Inside Blue Layer" }
        }
        if let title { show(title) }
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
