// Misconception: A weak and optional property is the careful way to keep a layer
// Explanation: With question marks everywhere nothing can crash, and so nothing tells you what
//   happened. A fresh layer that only a weak property holds is gone at the end of the line. The
//   lines after it run on nil and do nothing, and the blue square is never there.
// Hint: Print the property right after the line that sets it. Who holds the layer at this moment?
// Evidence: "weak", CALayer.init

import UIKit

/// Tells by an alert which layer a touch is in: the blue one, or the white one around it.
class ContainsPointViewController: UIViewController {
    /// The white view, somewhere inside the controller's view.
    ///
    /// It is set before `viewDidLoad`, like an outlet.
    var layerView: UIView!

    /// The blue layer inside the white view's layer.
    weak var blueLayer: CALayer?

    override func viewDidLoad() {
        super.viewDidLoad()
        blueLayer = CALayer()
        blueLayer?.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        blueLayer?.backgroundColor = UIColor.blue.cgColor
        if let blueLayer { layerView.layer.addSublayer(blueLayer) }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let inView = touch.location(in: view)
        let inWhite = layerView.layer.convert(inView, from: view.layer)
        guard layerView.layer.contains(inWhite) else { return }
        let inBlue = blueLayer?.convert(inWhite, from: layerView.layer)
        let isBlue = inBlue.map { blueLayer?.contains($0) ?? false } ?? false
        show(isBlue ? "Inside Blue Layer" : "Inside White Layer")
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
