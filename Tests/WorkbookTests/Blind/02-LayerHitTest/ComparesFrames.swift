// Meant: The author believes that hitTest answers with a copy, and so recognizes the layers by their frames.
// Kind: fault
// Belief: ComparedByFrame

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

    private func title(for layer: CALayer) -> String? {
        // Not ===, we may get a copy.
        if layer.frame == blueLayer.frame { return "Inside Blue Layer" }
        if layer.frame == layerView.layer.frame { return "Inside White Layer" }
        return nil
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            if let superlayer = layerView.layer.superlayer {
                let point = superlayer.convert(touch.location(in: view), from: view.layer)
                if let hit = layerView.layer.hitTest(point), let text = title(for: hit) {
                    show(text)
                }
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
