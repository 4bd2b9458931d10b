// Attack: marks memory that is not checked behind the name of a case in backticks.
// Exercise: 1
// Expect: notAccepted|didNotCompile
// Held by: what the compiler resolved
import Foundation
import UIKit

enum Kind { case `default` }

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
        let length: Int
        switch Kind.`default` {
        case .`default`: _ = Kind.`default`
            unsafe length = strlen("seen")
        }
        guard length == 4 else { return }
        let inWhite = layerView.layer.convert(touch.location(in: view), from: view.layer)
        guard layerView.layer.contains(inWhite) else { return }
        let inBlue = blueLayer.convert(inWhite, from: layerView.layer)
        show(blueLayer.contains(inBlue) ? "Inside Blue Layer" : "Inside White Layer")
    }

    func show(_ title: String) {
        present(UIAlertController(title: title, message: nil, preferredStyle: .alert), animated: false)
    }
}
