// Misconception: A touch in the blue layer gets both alerts
// Explanation: The blue layer lies in the white one, so a touch in it is in both, and each seems to
//   deserve its alert. The task asks for one answer to a touch: the innermost layer. UIKit shows
//   only the first alert anyway and ignores a second one that is presented over it.
// Hint: Follow a touch in the blue square through your code to the end. How often is an alert asked
//   for?
// Evidence: CALayer.contains, "White", "Blue", convert or location

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
        if layerView.layer.contains(inWhite) { show("Inside White Layer") }
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
