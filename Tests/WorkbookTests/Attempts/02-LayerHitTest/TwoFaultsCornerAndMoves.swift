// Expect: failed
// Belief: the position is the corner, and every move is told.
// Misconception: PositionIsTheCorner + AnswersEveryMove
import UIKit

class HitTestViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        let layer = CALayer()
        layer.bounds.size = CGSize(width: 100, height: 100)
        layer.position = CGPoint(x: 50, y: 50)
        layer.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(layer)
        blueLayer = layer
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        tell(touches)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches) }

    private func tell(_ touches: Set<UITouch>) {
        let layer = layerView.layer.hitTest(touches.first!.location(in: layerView.superview!))
        if layer === blueLayer {
            show("Inside Blue Layer")
        } else if layer === layerView.layer {
            show("Inside White Layer")
        }
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
