// Meant: The author believes that a tap has to be answered when the finger is lifted, in touchesEnded.
// Kind: fault
// Belief: AnswersWhenLifted

import UIKit

/// Tells by an alert which layer a touch is in: the blue one, or the white one around it.
class ContainsPointViewController: UIViewController {
    /// The white view, somewhere inside the controller's view.
    ///
    /// It is set before `viewDidLoad`, like an outlet.
    var layerView: UIView!

    /// The blue layer inside the white view's layer.
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        blueLayer = CALayer()
        blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        blueLayer.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(blueLayer)
    }

    // A tap is only a tap when the finger goes up again, like touchUpInside.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        for touch in touches {
            let p = touch.location(in: view)
            let pw = layerView.layer.convert(p, from: view.layer)
            guard layerView.layer.contains(pw) else { continue }
            let pb = blueLayer.convert(pw, from: layerView.layer)
            if blueLayer.contains(pb) {
                show("Inside Blue Layer")
            } else {
                show("Inside White Layer")
            }
        }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
