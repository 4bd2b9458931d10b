// Misconception: Layers are added when the view is laid out or appears
// Explanation: Sizes are final only then, and so much code for layers does belong there. But these
//   methods may run often, and some of them again and again: after a rotation, after an alert. The
//   blue layer has a frame that depends on no size. viewDidLoad runs once, and the white view is
//   there by then: it is the place for what a view has all its life.
// Hint: In which of the controller's methods do you add the layer, and how often does that one run?
// Evidence: addSublayer or insertSublayer or sublayers, "viewWillAppear" or "viewIsAppearing"
//   or "viewDidAppear" or "viewDidLayoutSubviews" or "viewWillLayoutSubviews"

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
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layerView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { answer(touch) }
    }

    private func answer(_ touch: UITouch) {
        // A layer's hitTest takes the coordinates of its superlayer, wherever that is.
        let inSuperlayer = touch.location(in: layerView.superview)
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
