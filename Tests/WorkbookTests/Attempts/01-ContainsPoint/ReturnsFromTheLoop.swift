// Expect: failed
// Belief: return leaves one turn of the loop; it leaves the method, with the other fingers in it.

import UIKit

class ContainsPointViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        let blue = CALayer()
        blue.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        blue.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(blue)
        blueLayer = blue
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            let point = touch.location(in: view)
            let white = layerView.layer
            let inWhite = white.convert(point, from: view.layer)
            guard white.contains(inWhite) else { return }
            let inBlue = blueLayer.convert(inWhite, from: white)
            if blueLayer.contains(inBlue) {
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
