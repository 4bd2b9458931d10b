// Expect: passed
// Form: alerts that wait until the one before is closed.
import UIKit

class HitTestViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!
    override func viewDidLoad() {
        super.viewDidLoad()
        blueLayer = CALayer()
        blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        layerView.layer.addSublayer(blueLayer)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let hit = layerView.layer.hitTest(touch.location(in: layerView.superview))
        if hit === blueLayer { show("Inside Blue Layer") }
        else if hit === layerView.layer { show("Inside White Layer") }
    }
    func show(_ title: String) {
        queue.append(title)
        if queue.count == 1 { presentFirst() }
    }
    private var queue: [String] = []
    private func presentFirst() {
        guard let title = queue.first else { return }
        let a = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        a.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in
            self?.queue.removeFirst()
            self?.presentFirst()
        })
        present(a, animated: true)
    }
}
