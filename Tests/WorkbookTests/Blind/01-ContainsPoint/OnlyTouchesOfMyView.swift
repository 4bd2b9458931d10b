// Meant: Believed that the controller should look only at touches whose view is its own view, though a touch on the white square belongs to the white view.
// Kind: fault
// Belief: OnlyTouchesOfTheControllersView

import UIKit

class ContainsPointViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        blueLayer = CALayer()
        blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        blueLayer.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        // only react to touches that are really ours
        guard let touch = touches.first(where: { $0.view === self.view }) else { return }
        let point = touch.location(in: view)
        let whitePoint = layerView.layer.convert(point, from: view.layer)
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
