// Expect: passed
// Form: an extension of CALayer asks, and a switch over two answers shows.
import UIKit

private extension CALayer {
    func has(_ point: CGPoint, of other: CALayer) -> Bool { contains(convert(point, from: other)) }
}

open class ContainsPointViewController: UIViewController {
    open var layerView: UIView! { didSet { print("white view set") } }
    open var blueLayer: CALayer!

    open override func viewDidLoad() {
        super.viewDidLoad()
        defer { layerView.layer.addSublayer(blueLayer) }
        blueLayer = CALayer()
        blueLayer.frame = CGRect(origin: CGPoint(x: 50, y: 50), size: CGSize(width: 100, height: 100))
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        guard let p = touches.first?.location(in: self.view) else { return }
        switch (layerView.layer.has(p, of: view.layer), blueLayer.has(p, of: view.layer)) {
        case (true, true): show("Inside Blue Layer")
        case (true, false): show("Inside White Layer")
        case (false, _): break
        }
    }

    open func show(_ title: String) {
        let alert = UIAlertController(title: title, message: "touched", preferredStyle: .actionSheet)
        self.present(alert, animated: true, completion: { print("shown") })
    }
}
