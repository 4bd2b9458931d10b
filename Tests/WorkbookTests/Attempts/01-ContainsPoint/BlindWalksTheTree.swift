// Expect: passed
// Walks down from the white layer recursively through its sublayers, top one first, to the deepest known layer.

import UIKit

/// Tells by an alert which layer a touch is in: the blue one, or the white one around it.
class ContainsPointViewController: UIViewController {
    /// The white view, somewhere inside the controller's view.
    ///
    /// It is set before `viewDidLoad`, like an outlet.
    var layerView: UIView!

    /// The blue layer inside the white view's layer.
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        // 1. Make the blue layer, with the frame (50, 50, 100, 100), and add it to the white
        //    view's layer.
        let layer = CALayer()
        layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        layer.backgroundColor = UIColor.systemBlue.cgColor
        layerView.layer.addSublayer(layer)
        blueLayer = layer
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first,
              let found = deepest(in: layerView.layer, at: touch.location(in: view), of: view.layer)
        else { return }
        titles(for: found).forEach { show($0) }
    }

    /// The deepest of our two layers that has the point, or nil.
    private func deepest(in layer: CALayer, at point: CGPoint, of source: CALayer) -> CALayer? {
        let own = layer.convert(point, from: source)
        guard layer.contains(own) else { return nil }
        let children = (layer.sublayers ?? []).reversed().filter { $0 === blueLayer }
        for child in children {
            if let found = deepest(in: child, at: own, of: layer) {
                return found
            }
        }
        return layer
    }

    private func titles(for layer: CALayer) -> [String] {
        if layer === blueLayer { return ["Inside Blue Layer"] }
        if layer === layerView.layer { return ["Inside White Layer"] }
        return []
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
