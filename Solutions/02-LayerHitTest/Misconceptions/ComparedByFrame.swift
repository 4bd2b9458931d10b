// Misconception: Layers with the same frame are the same layer
// Explanation: Two squares in the same place look like one, so the frame seems to tell which is
//   which. But every frame counts from the layer's own superlayer, and so layers in different
//   places can have equal frames: a view in the white view may have the numbers that the white
//   view has. Which layer was hit says the layer itself, compared by identity.
// Hint: Give a view in the white view the same frame as the white view has. Which title does a
//   touch on it get?
// Evidence: CALayer.hitTest, CALayer.frame, CGRect.== or Optional.== or CGRect.equalTo

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
        // A layer's hitTest takes the coordinates of its superlayer, wherever that is.
        let inSuperlayer = touch.location(in: layerView.superview)
        guard let hit = layerView.layer.hitTest(inSuperlayer) else { return }
        if hit.frame == blueLayer.frame {
            show("Inside Blue Layer")
        } else if hit.frame == layerView.layer.frame {
            show("Inside White Layer")
        }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
