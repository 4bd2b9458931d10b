// Misconception: Converting from nil means from the controller's view
// Explanation: No view is named, so the outermost one is meant: that is a good guess. But the
//   outermost is the window, and nil stands for its coordinates. The controller's view may begin
//   below a bar, and it may be scrolled; then its numbers are not the window's.
// Hint: Whose numbers go into your conversion, and whose does it take them for? Scroll the
//   controller's view to see the difference.
// Evidence: CALayer.hitTest, UIViewController.view, convert(_:from:), "from nil"

import UIKit

/// Tells by an alert which layer a touch is in, as exercise 1 does, but lets the layers find out.
class HitTestViewController: UIViewController {
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
        guard let container = layerView.superview else { return }
        let inSuperlayer = container.convert(inView, from: nil)
        switch layerView.layer.hitTest(inSuperlayer) {
        case blueLayer: show("Inside Blue Layer")
        case layerView.layer: show("Inside White Layer")
        default: break
        }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
