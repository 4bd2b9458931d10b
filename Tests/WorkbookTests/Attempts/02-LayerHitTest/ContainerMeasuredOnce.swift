// Expect: failed
// Belief: the container stays where it was at the first touch.
// Misconception: OffsetWorkedOutOnce
import UIKit

class HitTestViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!
    private var mapping: CGAffineTransform?

    override func viewDidLoad() {
        super.viewDidLoad()
        blueLayer = CALayer()
        blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        blueLayer.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if mapping == nil { mapping = measured() }
        guard let mapping = mapping, let touch = touches.first else { return }
        let point = touch.location(in: view).applying(mapping)
        let layer = layerView.layer.hitTest(point)
        if layer === blueLayer {
            show("Inside Blue Layer")
        } else if layer === layerView.layer {
            show("Inside White Layer")
        }
    }

    private func measured() -> CGAffineTransform {
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            view.layer.convert(CGPoint(x: x, y: y), to: layerView.layer.superlayer)
        }
        let (o, x, y) = (at(0, 0), at(1, 0), at(0, 1))
        return CGAffineTransform(a: x.x - o.x, b: x.y - o.y, c: y.x - o.x, d: y.y - o.y, tx: o.x, ty: o.y)
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
