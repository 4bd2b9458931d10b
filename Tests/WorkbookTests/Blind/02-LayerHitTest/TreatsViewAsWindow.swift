// Meant: The author believes that converting from nil means from the controller's view, and passes a location in that view as one of the window.
// Kind: fault
// Belief: NilIsTheControllersView

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
        guard let container = layerView.superview else { return }
        touches.forEach { touch in
            // nil: from the outermost view, that is ours
            let point = container.convert(touch.location(in: self.view), from: nil)
            let hit = self.layerView.layer.hitTest(point)
            if hit === self.blueLayer {
                self.show("Inside Blue Layer")
            } else if hit === self.layerView.layer {
                self.show("Inside White Layer")
            }
        }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
