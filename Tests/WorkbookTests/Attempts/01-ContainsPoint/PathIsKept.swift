// Expect: failed
// Belief: the white view stays in the view in which it was at the first touch.

import UIKit

class ContainsPointViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    lazy var path: [UIView] = {
        var result: [UIView] = []
        var v: UIView = layerView
        while v !== view, let up = v.superview { result.insert(v, at: 0); v = up }
        return result
    }()

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
            let location = touch.location(in: view)
            let inWhite = path.reduce(location) { p, v in v.convert(p, from: v.superview) }
            guard layerView.layer.contains(inWhite) else { continue }
            let inBlue = blueLayer.convert(inWhite, from: layerView.layer)
            show(blueLayer.contains(inBlue) ? "Inside Blue Layer" : "Inside White Layer")
        }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
