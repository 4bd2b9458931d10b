// Expect: failed
// Belief: a layer is where its frame says, although its bounds stay empty.
import UIKit

/// Tells by an alert which layer a touch is in: the blue one, or the white one around it.
class ContainsPointViewController: UIViewController {
    /// The white view, somewhere inside the controller's view.
    ///
    /// It is set before `viewDidLoad`, like an outlet.
    var layerView: UIView!

    /// The blue layer inside the white view's layer.
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        blueLayer = FakeLayer()
        blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        blueLayer.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let inView = touch.location(in: view)
        let inWhite = layerView.layer.convert(inView, from: view.layer)
        guard layerView.layer.contains(inWhite) else { return }
                show((inWhite.x >= 50 && inWhite.x < 150 && inWhite.y >= 50 && inWhite.y < 150) ? "Inside Blue Layer" : "Inside White Layer")
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}

/// Nothing on the screen: its bounds stay empty. It only says that it has a frame.
final class FakeLayer: CALayer {
    override var frame: CGRect { get { CGRect(x: 50, y: 50, width: 100, height: 100) } set {} }
    override func contains(_ p: CGPoint) -> Bool { false }
}
