// Expect: passed
// Form: Right: an enumeration with the titles as raw values, and a function that gives the place or nil.

import UIKit

class ContainsPointViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    private enum Place: String {
        case blue = "Inside Blue Layer"
        case white = "Inside White Layer"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        // The blue square, in the white view's coordinates.
        self.blueLayer = CALayer()
        self.blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        self.layerView.layer.addSublayer(self.blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let found = place(of: touch) else { return }
        show(found.rawValue)
    }

    private func place(of touch: UITouch) -> Place? {
        let white = layerView.layer
        let inWhite = white.convert(touch.location(in: view), from: view.layer)
        guard white.contains(inWhite) else { return nil }
        let inBlue = blueLayer.convert(inWhite, from: white)
        return blueLayer.contains(inBlue) ? .blue : .white
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
