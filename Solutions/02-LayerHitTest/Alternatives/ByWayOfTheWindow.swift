// Form: the point goes to the superview by way of the window, in an extension.

import UIKit

class HitTestViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        blueLayer = CALayer()
        blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        blueLayer.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        touches.first.flatMap(title).map(show)
    }

    private func title(of touch: UITouch) -> String? {
        let inWindow = touch.location(in: nil)
        guard let container = layerView.superview,
            let hitLayer = layerView.layer.hitTest(container.convert(inWindow, from: nil))
        else { return nil }
        if hitLayer == blueLayer { return "Inside Blue Layer" }
        return hitLayer == layerView.layer ? "Inside White Layer" : nil
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
