// Expect: passed
// Form: no property for the white view; it is found by its layer's name.
import UIKit

/// Tells by an alert which layer a touch is in: the blue one, or the white one around it.
class ContainsPointViewController: UIViewController {
    // none
    ///
    /// It is set before `viewDidLoad`, like an outlet.
    private func white(_ v: UIView) -> UIView? { v.layer.name == "layerView" ? v : v.subviews.lazy.compactMap { self.white($0) }.first }
    private var theWhite: UIView { white(view)! }

    /// The blue layer inside the white view's layer.
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        blueLayer = CALayer()
        blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        blueLayer.backgroundColor = UIColor.blue.cgColor
        theWhite.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let inView = touch.location(in: view)
        let inWhite = theWhite.layer.convert(inView, from: view.layer)
        guard theWhite.layer.contains(inWhite) else { return }
        let inBlue = blueLayer.convert(inWhite, from: theWhite.layer)
        show(blueLayer.contains(inBlue) ? "Inside Blue Layer" : "Inside White Layer")
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
