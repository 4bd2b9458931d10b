// Expect: passed
// Keeps the titles in a dictionary by object identifier and converts between layers.

import UIKit

/// Tells by an alert which layer a touch is in, as exercise 1 does, but lets the layers find out.
class HitTestViewController: UIViewController {
    /// The white view, somewhere inside the controller's view.
    ///
    /// It is set before `viewDidLoad`, like an outlet.
    var layerView: UIView!

    /// The blue layer inside the white view's layer.
    var blueLayer: CALayer!

    private var titles: [ObjectIdentifier: String] = [:]

    override func viewDidLoad() {
        super.viewDidLoad()
        let blue = CALayer()
        blue.frame = .init(x: 50, y: 50, width: 100, height: 100)
        layerView.layer.addSublayer(blue)
        blueLayer = blue
        titles[ObjectIdentifier(blue)] = "Inside Blue Layer"
        titles[ObjectIdentifier(layerView.layer)] = "Inside White Layer"
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        let white: CALayer = layerView.layer
        touches
            .map {
                white.convert(
                    white.convert($0.location(in: view), from: view.layer),
                    to: white.superlayer
                )
            }
            .compactMap { white.hitTest($0) }
            .compactMap { titles[ObjectIdentifier($0)] }
            .forEach { show($0) }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
