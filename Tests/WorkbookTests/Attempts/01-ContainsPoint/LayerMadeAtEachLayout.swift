// Expect: failed
// Belief: the layer is made anew each time that the view is laid out.

import UIKit

class ContainsPointViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        let blue = CALayer()
        blue.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        blue.backgroundColor = UIColor.blue.cgColor
        blueLayer = blue
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            let point = touch.location(in: view)
            let white = layerView.layer
            let inWhite = white.convert(point, from: view.layer)
            guard white.contains(inWhite) else { continue }
            let inBlue = blueLayer.convert(inWhite, from: white)
            if blueLayer.contains(inBlue) {
                show("Inside Blue Layer")
            } else {
                show("Inside White Layer")
            }
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let blue = CALayer()
        blue.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        layerView.layer.addSublayer(blue)
        blueLayer = blue
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
