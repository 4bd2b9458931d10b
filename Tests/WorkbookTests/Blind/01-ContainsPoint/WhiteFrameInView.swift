// Meant: Believed that the white view's frame is always in the controller's view's coordinates, so that the touch can be compared with it at once.
// Kind: fault
// Belief: FramesInTheView, WhiteLiesInTheControllersView

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
        guard let touch = touches.first else { return }
        let location = touch.location(in: view)

        // frame is in the coordinates of `view`, no conversion needed here
        guard layerView.frame.contains(location) else { return }

        let inWhite = layerView.layer.convert(location, from: view.layer)
        let inBlue = blueLayer.convert(inWhite, from: layerView.layer)
        if blueLayer.contains(inBlue) {
            show("Inside Blue Layer")
            return
        }
        show("Inside White Layer")
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
