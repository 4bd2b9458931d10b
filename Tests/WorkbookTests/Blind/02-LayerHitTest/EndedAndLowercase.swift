// Meant: The finger's lifting is what counts, and the exact spelling of the titles does not matter.
// Kind: several
// Belief: AnswersWhenLifted, OtherTitles

import UIKit

class HitTestViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        let layer = CALayer()
        layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        layer.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(layer)
        blueLayer = layer
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let hit = layerView.layer.hitTest(touch.location(in: layerView.superview))
        if hit === blueLayer {
            show("Inside blue layer")
        } else if hit === layerView.layer {
            show("Inside white layer")
        }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
