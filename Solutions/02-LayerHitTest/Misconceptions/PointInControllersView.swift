// Misconception: hitTest of a layer takes a point of the controller's view
// Explanation: Listings that go round do just that, and it works, for there the white view lies
//   directly in the controller's view. What a layer's hitTest takes is a point in the coordinates
//   of its superlayer. The two are the same as long as nobody puts the white view into another
//   view.
// Hint: Which layer is the superlayer of the white one? Compare its coordinates with those of
//   your point.
// Evidence: CALayer.hitTest, UIViewController.view, without superview or superlayer

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
        let point = touch.location(in: view)
        switch layerView.layer.hitTest(point) {
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
