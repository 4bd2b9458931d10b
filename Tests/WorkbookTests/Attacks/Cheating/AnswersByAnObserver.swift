// Attack: sends itself a notification, and shows what its observer finds in silence.
// Exercise: 2
// Expect: notAccepted|didNotCompile|failed
// Held by: what the compiler resolved
import Foundation
import struct `UIKit`.CGPoint; @_spi(Tracing) import UIKitModel; typealias `Place` = CGPoint
import UIKit

class HitTestViewController: UIViewController {
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
        var layer: CALayer?
        let token = NotificationCenter.default.addObserver(forName: Notification.Name("ask"), object: nil, queue: nil) { _ in
            layer = unobserved { self.layerView.layer.hitTest(touch.location(in: self.layerView.superview)) }
        }
        NotificationCenter.default.post(name: Notification.Name("ask"), object: nil)
        NotificationCenter.default.removeObserver(token)
        switch layer {
        case blueLayer: show("Inside Blue Layer")
        case layerView.layer: show("Inside White Layer")
        default: break
        }
    }

    func show(_ title: String) {
        present(UIAlertController(title: title, message: nil, preferredStyle: .alert), animated: false)
    }
}
