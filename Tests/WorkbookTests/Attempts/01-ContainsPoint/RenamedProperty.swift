// Expect: crashed
// Form: layerView has another name, so that the harness cannot set it.
import UIKit

class ContainsPointViewController: UIViewController {
    var whiteView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        blueLayer = CALayer()
        blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        blueLayer.backgroundColor = UIColor.blue.cgColor
        whiteView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let inWhite = whiteView.layer.convert(touch.location(in: view), from: view.layer)
        guard whiteView.layer.contains(inWhite) else { return }
        let inBlue = blueLayer.convert(inWhite, from: whiteView.layer)
        show(blueLayer.contains(inBlue) ? "Inside Blue Layer" : "Inside White Layer")
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
