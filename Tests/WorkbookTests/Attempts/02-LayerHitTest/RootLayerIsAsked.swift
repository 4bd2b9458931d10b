// Expect: failed
// Belief: the outermost layer is asked, with a point of its own view.
// Misconception: AsksTheControllersLayer
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
        guard let root = view?.layer, let p = touches.first?.location(in: view) else { return }
        let names = [ObjectIdentifier(blueLayer): "Blue", ObjectIdentifier(layerView.layer): "White"]
        if let hit = root.hitTest(p), let name = names[ObjectIdentifier(hit)] { show("Inside \(name) Layer") }
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
