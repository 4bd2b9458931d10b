// Misconception: Asking the controller's own layer needs no conversion
// Explanation: The controller's layer contains the white one, so it finds it, and a point of the
//   controller's view seems to fit. But the rule is the same for every layer: hitTest takes a
//   point of the superlayer, here of the window's layer. Where the view is scrolled or begins
//   lower down, the answer is off. And a search from further up may stop early, at a view around the
//   white one that clips.
// Hint: Whose coordinates does the layer that you ask expect? And which layer does the task ask
//   for?
// Evidence: CALayer.hitTest, UIViewController.view, without convert or superview or superlayer

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
        switch view.layer.hitTest(inView) {
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
