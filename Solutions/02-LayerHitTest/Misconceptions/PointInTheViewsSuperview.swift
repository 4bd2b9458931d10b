// Misconception: The superlayer that is meant is that of the controller's view
// Explanation: A superlayer is asked for, and the controller's view has one at hand. But hitTest
//   means the superlayer of the very layer that is asked. You ask the white one, and its
//   superlayer belongs to the view that it lies in, which may be the controller's view or one deep
//   inside it.
// Hint: Which layer do you ask? Go one step out from that one, and not from the controller's
//   view.
// Evidence: CALayer.hitTest, UITouch.location or convert, UIViewController.view, superview or
//   superlayer, without UIView.addSubview

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
        let inSuperlayer = touch.location(in: view.superview)
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
