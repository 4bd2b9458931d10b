// Attack: asks a layer beside the scene, since a layer has to be asked.
// Exercise: 2
// Expect: failed
// Held by: only a question to a layer of the scene counts
import UIKit

/// Never asks the white view's layer: a layer of its own is asked, for show.
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
        _ = CALayer().hitTest(.zero)
        
        let point = layerView.layer.convert(touch.location(in: layerView), to: layerView.layer.superlayer)
        switch find(layerView.layer, point) {
        case blueLayer: show("Inside Blue Layer")
        case layerView.layer: show("Inside White Layer")
        default: break
        }
    }

    func find(_ layer: CALayer, _ point: CGPoint) -> CALayer? {
        let own = layer.convert(point, from: layer.superlayer)
        guard !layer.isHidden else { return nil }
        if layer.masksToBounds, !layer.bounds.contains(own) { return nil }
        for sublayer in (layer.sublayers ?? []).reversed() { if let found = find(sublayer, own) { return found } }
        return layer.bounds.contains(own) ? layer : nil
    }

    func show(_ title: String) {
        present(UIAlertController(title: title, message: nil, preferredStyle: .alert), animated: false)
    }
}
