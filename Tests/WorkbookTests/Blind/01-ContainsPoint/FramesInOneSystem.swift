// Meant: Believes that all frames are in the coordinates of the screen, like getBoundingClientRect, and compares the tap with them.
// Kind: fault
// Belief: FramesInTheView

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
        let tap = touch.location(in: view)

        // Is the tap in the white box at all?
        guard layerView.layer.frame.contains(tap) else { return }

        if blueLayer.frame.contains(tap) {
            show("Inside Blue Layer")
        } else {
            show("Inside White Layer")
        }
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
