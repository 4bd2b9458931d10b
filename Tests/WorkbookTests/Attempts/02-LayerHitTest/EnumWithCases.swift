// Expect: passed
// Form: an enumeration for the answer, and its raw value for the title.
import UIKit

class HitTestViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        let layer = CALayer()
        layer.bounds.size = CGSize(width: 100, height: 100)
        layer.position = CGPoint(x: 100, y: 100)
        layer.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(layer)
        blueLayer = layer
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let spot = touches.first?.location(in: layerView.superview) else { return }
        let hit = layerView.layer.hitTest(spot)
        let answers: [Answer] = Answer.allCases.filter { ($0 == .blue ? blueLayer : layerView.layer) === hit }
        answers.forEach { show($0.rawValue) }
    }

    private enum Answer: String, CaseIterable {
        case blue = "Inside Blue Layer"
        case white = "Inside White Layer"
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
