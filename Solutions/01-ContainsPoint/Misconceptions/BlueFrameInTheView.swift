// Misconception: A touch that is in the white layer can be compared with the blue one's frame
// Explanation: For the white layer the point was converted, and the blue one's frame seems to need no
//   point of the blue one's own. A frame is a rectangle in the superlayer's coordinates, here in the
//   white layer's. The touch in the controller's view has other numbers there, so the frame describes
//   a square beside the blue one. And the task wants the blue layer asked as well.
// Hint: From which corner do the numbers of the blue layer's frame count, and from which those of
//   your point?
// Evidence: CALayer.contains, frame, CGRect.contains

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
        for touch in touches { answer(touch) }
    }

    private func answer(_ touch: UITouch) {
        let inView = touch.location(in: view)
        let inWhite = layerView.layer.convert(inView, from: view.layer)
        guard layerView.layer.contains(inWhite) else { return }
        show(blueLayer.frame.contains(inView) ? "Inside Blue Layer" : "Inside White Layer")
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
