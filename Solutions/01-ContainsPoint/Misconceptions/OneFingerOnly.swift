// Misconception: A touch counts only while no other finger is down
// Explanation: One finger, one answer: with two of them it is not clear at once whose alert
//   should be shown, so a second finger seems best left out. But each touch is one of its own,
//   and the method hears of each when it begins. The event's count tells how many fingers rest,
//   not which of them is new.
// Hint: Let one finger rest beside the white view, and touch the blue layer with another one. Who
//   answers that touch?
// Evidence: allTouches, "count"

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

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, event?.allTouches?.count == 1 else { return }
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
