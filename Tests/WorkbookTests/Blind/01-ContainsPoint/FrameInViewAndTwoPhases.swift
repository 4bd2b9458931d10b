// Meant: Gives the blue frame in the controller's view's numbers, and handles the touch both when it begins and when it ends.
// Kind: several
// Belief: FrameInTheControllersView

import UIKit

class ContainsPointViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        blueLayer = CALayer()
        blueLayer.frame = CGRect(x: 110, y: 150, width: 100, height: 100)
        blueLayer.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle(touches)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle(touches)
    }

    private func handle(_ touches: Set<UITouch>) {
        guard let touch = touches.first else { return }
        let whitePoint = layerView.layer.convert(touch.location(in: view), from: view.layer)
        if layerView.layer.contains(whitePoint) {
            let bluePoint = blueLayer.convert(whitePoint, from: layerView.layer)
            if blueLayer.contains(bluePoint) {
                show("Inside Blue Layer")
            } else {
                show("Inside White Layer")
            }
        }
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
