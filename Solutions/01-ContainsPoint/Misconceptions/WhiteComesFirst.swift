// Misconception: A touch in the blue layer is in the white one, so white comes first
// Explanation: Both layers do contain the point, and asked in this order the white one is the
//   first to say so. The task asks for the innermost. Whoever asks the outer layer first must not
//   answer yet; and if both answer, the second alert is not even presented while the first is
//   up.
// Hint: Which alert does a touch in the blue square ask for first? Who should have been asked
//   before?
// Evidence: CALayer.contains, "White", "Blue", convert or location, without CGRect.contains

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
        guard let touch = touches.first else { return }
        let inView = touch.location(in: view)
        let inWhite = layerView.layer.convert(inView, from: view.layer)
        if layerView.layer.contains(inWhite) {
            show("Inside White Layer")
            return
        }
        let inBlue = blueLayer.convert(inWhite, from: layerView.layer)
        if blueLayer.contains(inBlue) { show("Inside Blue Layer") }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
