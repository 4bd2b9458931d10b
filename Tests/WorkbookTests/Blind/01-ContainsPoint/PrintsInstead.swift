// Meant: Prints the answers to the console for now instead of calling show.
// Kind: unfinished
// Belief: none

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
        let point = touches.first!.location(in: view)
        let whitePoint = layerView.layer.convert(point, from: view.layer)
        if layerView.layer.contains(whitePoint) {
            let bluePoint = blueLayer.convert(whitePoint, from: layerView.layer)
            if blueLayer.contains(bluePoint) {
                print("Inside Blue Layer")
            } else {
                print("Inside White Layer")
            }
        }
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
