// Misconception: A touch's location is one of the controller's view, whichever view it was asked
//   for
// Explanation: Where the white view lies in the controller's view itself, nothing shows that it is
//   not. But location(in:) answers in the coordinates of the view that it is given. The location in
//   the white view's superview is what hitTest takes. To convert it from the controller's view
//   takes the superview's place away a second time.
// Hint: Put the white view into a panel. Whose coordinates does your point have before the
//   conversion, and whose does the conversion take it for?
// Evidence: CALayer.hitTest, UITouch.location, convert, superview or superlayer,
//   UIViewController.view

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
        let location = touch.location(in: layerView.superview)
        let inSuperlayer = view.convert(location, to: layerView.superview)
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
