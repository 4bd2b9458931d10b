// Expect: failed
// Belief: where the white view lies has to be measured once only.
// Misconception: PlaceWorkedOutOnce
import UIKit

class ContainsPointViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!
    var mapping: CGAffineTransform?

    override func viewDidLoad() {
        super.viewDidLoad()
        blueLayer = CALayer()
        blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        blueLayer.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        if mapping == nil {
            let (o, x, y) = (place(0, 0), place(1, 0), place(0, 1))
            mapping = CGAffineTransform(a: x.x - o.x, b: x.y - o.y, c: y.x - o.x, d: y.y - o.y, tx: o.x, ty: o.y)
        }
        let white: CALayer = layerView.layer
        let p = touch.location(in: view).applying(mapping!)
        var title: String? = nil
        if white.contains(p) {
            title = "Inside White Layer"
            if blueLayer.contains(white.convert(p, to: blueLayer)) { title = "Inside Blue Layer" }
        }
        if let title { show(title) }
    }

    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        view.convert(CGPoint(x: x, y: y), to: layerView)
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
