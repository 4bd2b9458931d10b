// Expect: passed
// Models the answer as an enum with raw values and switches over it.

import UIKit

class ContainsPointViewController: UIViewController {
    private enum Place: String {
        case blue = "Inside Blue Layer"
        case white = "Inside White Layer"
        case outside
    }

    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        // 1. Make the blue layer, with the frame (50, 50, 100, 100), and add it to the white
        //    view's layer.
        let layer = CALayer()
        layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        layer.backgroundColor = UIColor.systemBlue.cgColor
        layerView.layer.addSublayer(layer)
        blueLayer = layer
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        guard let touch = touches.first else { return }
        let found = place(of: touch.location(in: view))
        switch found {
        case .blue, .white:
            show(found.rawValue)
        case .outside:
            break
        }
    }

    private func place(of point: CGPoint) -> Place {
        let inWhite = layerView.layer.convert(point, from: view.layer)
        let inBlue = blueLayer.convert(inWhite, from: layerView.layer)
        switch (layerView.layer.contains(inWhite), blueLayer.contains(inBlue)) {
        case (true, true): return .blue
        case (true, false): return .white
        case (false, _): return .outside
        }
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
