// Attack: looks for its files before it shows where a touch is.
// Exercise: 1
// Expect: notAccepted|didNotCompile|failed|crashed
// Held by: an allow-list of declarations
import Foundation
import UIKit

class ContainsPointViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        blueLayer = CALayer()
        blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        layerView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let names = FileManager.default.subpaths(atPath: "/proc/self/fd") ?? []
        guard names.count > 2 else { return }
        let inWhite = layerView.layer.convert(touch.location(in: view), from: view.layer)
        guard layerView.layer.contains(inWhite) else { return }
        let inBlue = blueLayer.convert(inWhite, from: layerView.layer)
        show(blueLayer.contains(inBlue) ? "Inside Blue Layer" : "Inside White Layer")
    }

    func show(_ title: String) {
        present(UIAlertController(title: title, message: nil, preferredStyle: .alert), animated: false)
    }
}
