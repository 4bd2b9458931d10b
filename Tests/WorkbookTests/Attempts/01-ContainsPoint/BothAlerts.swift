// Expect: failed
// Belief: a touch in the blue layer is in the white one too, so there are two alerts.
// Misconception: BothAlerts
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

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let point = touch.location(in: view)
        if layerView.layer.contains(layerView.layer.convert(point, from: view.layer)) {
            show("Inside White Layer")
        }
        if blueLayer.contains(blueLayer.convert(point, from: view.layer)) {
            show("Inside Blue Layer")
        }
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
