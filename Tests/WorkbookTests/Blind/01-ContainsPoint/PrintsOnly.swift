// Meant: Converts the points and prints them, shows nothing yet.
// Kind: unfinished
// Belief: none

import UIKit

class ContainsPointViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        // The blue square, in the white view's coordinates.
        self.blueLayer = CALayer()
        self.blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        self.layerView.layer.addSublayer(self.blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let point = touch.location(in: view)
        let whitePoint = layerView.layer.convert(point, from: view.layer)
        let bluePoint = blueLayer.convert(whitePoint, from: layerView.layer)
        print(point, whitePoint, bluePoint)
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
