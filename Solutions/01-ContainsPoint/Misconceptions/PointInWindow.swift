// Misconception: The location in the window is the location in the controller's view
// Explanation: Both fill the screen most of the time, and then the numbers agree. The
//   controller's view may begin below a bar or in the middle of the screen, and it may be
//   scrolled. The point of a touch has to be taken in the same view from which it is converted
//   afterwards.
// Hint: In which view do you take the location, and from which layer do you convert it?
// Evidence: UITouch.location or UIView.convert or CALayer.convert, "in nil" or
//   "from nil" or "to nil" or window, CALayer.contains, without superview or superlayer or
//   UIView.frame

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
        let inWindow = touch.location(in: nil)
        let inWhite = layerView.layer.convert(inWindow, from: view.layer)
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
