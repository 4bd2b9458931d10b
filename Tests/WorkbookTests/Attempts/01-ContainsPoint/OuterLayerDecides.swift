// Expect: failed
// Belief: the outer layer is asked first, and its yes is the answer.
// Misconception: WhiteComesFirst + ConvertsFromTheViewTwice
import UIKit

class ContainsPointViewController: UIViewController {
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
        guard let point = touches.first?.location(in: view) else { return }
        let candidates = [(layerView.layer, "Inside White Layer"), (blueLayer!, "Inside Blue Layer")]
        let found = candidates.first { $0.0.contains($0.0.convert(point, from: view.layer)) }
        if let found { show(found.1) }
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
