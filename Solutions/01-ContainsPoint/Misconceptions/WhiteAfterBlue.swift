// Misconception: After the blue alert the white one may still be asked for
// Explanation: On the screen this looks right: the blue alert is up, and the white one never shows.
//   But it is asked for, and UIKit refuses it with a complaint in the log, since one alert is shown
//   already. What looks right by a refusal is not yet right: a touch has one answer.
// Hint: What does your code still do after it has found the touch in the blue layer?
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
        let inBlue = blueLayer.convert(inWhite, from: layerView.layer)
        if blueLayer.contains(inBlue) { show("Inside Blue Layer") }
        if layerView.layer.contains(inWhite) { show("Inside White Layer") }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
