// Misconception: A touch is answered when the finger is lifted
// Explanation: Buttons wait for the finger to be lifted, so this seems to be the rule for all.
//   The task asks for the layer in which the touch begins. If the finger moves before it is
//   lifted, the answer is about another place, or there is none.
// Hint: Which of the methods for touches runs when a finger comes down? Which one did you write?
// Evidence: "touchesEnded" or UITouch.Phase.ended or UITapGestureRecognizer

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

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let inView = touch.location(in: view)
        let inWhite = layerView.layer.convert(inView, from: view.layer)
        guard layerView.layer.contains(inWhite) else { return }
        let inBlue = blueLayer.convert(inWhite, from: layerView.layer)
        show(blueLayer.contains(inBlue) ? "Inside Blue Layer" : "Inside White Layer")
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
