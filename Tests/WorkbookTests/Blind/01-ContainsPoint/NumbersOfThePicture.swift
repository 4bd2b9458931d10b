// Meant: Believed that the white view always lies at (60, 100), as in the picture.
// Kind: fault
// Belief: WhiteLiesAsInThePicture

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

    /// Where the white view begins.
    private let whiteOrigin = CGPoint(x: 60, y: 100)

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let p = touches.first?.location(in: view) else { return }
        // minus (60, 100), see the table
        let whitePoint = CGPoint(x: p.x - whiteOrigin.x, y: p.y - whiteOrigin.y)
        guard layerView.layer.contains(whitePoint) else { return }
        let bluePoint = blueLayer.convert(whitePoint, from: layerView.layer)
        if blueLayer.contains(bluePoint) {
            show("Inside Blue Layer")
        } else {
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
