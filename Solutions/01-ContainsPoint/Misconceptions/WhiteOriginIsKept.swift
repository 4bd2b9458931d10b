// Misconception: Where the white view begins is settled when the view is loaded
// Explanation: It can be worked out once and subtracted ever after, so it seems. But when the view
//   is loaded nothing is laid out for good: views move, panels slide in, devices turn. And one corner
//   is not the whole of a place: of a turned or scaled view it says too little.
// Hint: Touch once, move the white view, and touch again. From which moment is the origin that you
//   subtract?
// Evidence: "var" or "let" or "lazy", convert or UIView.frame or CALayer.frame, CGFloat.- or
//   CGPoint.applying or CGRect.offsetBy or offsetBy, CALayer.contains

import UIKit

/// Tells by an alert which layer a touch is in: the blue one, or the white one around it.
class ContainsPointViewController: UIViewController {
    /// The white view, somewhere inside the controller's view.
    ///
    /// It is set before `viewDidLoad`, like an outlet.
    var layerView: UIView!

    /// The blue layer inside the white view's layer.
    var blueLayer: CALayer!

    /// Where the white layer begins in the controller's view.
    private var whiteOrigin = CGPoint.zero

    override func viewDidLoad() {
        super.viewDidLoad()
        blueLayer = CALayer()
        blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        blueLayer.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(blueLayer)
        whiteOrigin = view.layer.convert(CGPoint.zero, from: layerView.layer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let inView = touch.location(in: view)
        let inWhite = CGPoint(x: inView.x - whiteOrigin.x, y: inView.y - whiteOrigin.y)
        guard layerView.layer.contains(inWhite) else { return }
        let inBlue = blueLayer.convert(inWhite, from: layerView.layer)
        show(blueLayer.contains(inBlue) ? "Inside Blue Layer" : "Inside White Layer")
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
