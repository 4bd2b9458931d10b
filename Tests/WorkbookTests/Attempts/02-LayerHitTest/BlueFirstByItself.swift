// Expect: failed
// Belief: the blue layer is asked first, and then the white one.
// Misconception: AsksTheBlueLayerItself
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
        guard let touch = touches.first else { return }
        let isBlue = blueLayer.hitTest(touch.location(in: layerView)) === blueLayer
        let isWhite = layerView.layer.hitTest(touch.location(in: layerView.superview)) != nil
        if isBlue || isWhite { show(isBlue ? "Inside Blue Layer" : "Inside White Layer") }
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
