// Misconception: A point in the blue layer is in the white one as well
// Explanation: The blue square lies in the white one in the picture, so to ask about blue seems
//   to be enough. But a sublayer may stick out of its superlayer: nothing keeps it inside. The
//   white view may be too small for it, and the task says that the white layer's bounds come
//   first.
// Hint: Make the white view 100 by 100. Where is the blue layer then, and what should a touch
//   there show?
// Evidence: CALayer.contains, "White", "Blue", convert or location, without
//   clipsToBounds or masksToBounds

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
        let inBlue = blueLayer.convert(inWhite, from: layerView.layer)
        if blueLayer.contains(inBlue) {
            show("Inside Blue Layer")
        } else if layerView.layer.contains(inWhite) {
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
