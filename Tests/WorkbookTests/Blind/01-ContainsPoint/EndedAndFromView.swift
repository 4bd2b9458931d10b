// Meant: Believed that a tap is answered when the finger is lifted, in touchesEnded; and that a conversion is always from the controller's view, even of the white point.
// Kind: several
// Belief: AnswersWhenLifted, ConvertsFromTheViewTwice

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

    // A tap is only a tap when the finger goes up again.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let whitePoint = layerView.layer.convert(touch.location(in: view), from: view.layer)
        guard layerView.layer.contains(whitePoint) else { return }
        let bluePoint = blueLayer.convert(whitePoint, from: view.layer)
        if blueLayer.contains(bluePoint) {
            show("Inside Blue Layer")
        } else {
            show("Inside White Layer")
        }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
