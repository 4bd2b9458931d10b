// Expect: passed
// Form: a controller of the main actor, with a helper that throws an error of its own type.
import UIKit

@MainActor
class ContainsPointViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    enum Miss: Error { case outside }
    func title(at p: CGPoint) throws(Miss) -> String {
        guard layerView.layer.contains(p) else { throw .outside }
        return blueLayer.contains(blueLayer.convert(p, from: layerView.layer)) ? "Inside Blue Layer" : "Inside White Layer"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        blueLayer = CALayer()
        blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        blueLayer.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        do {
            show(try title(at: touches.first!.location(in: layerView)))
        } catch { print(error) }
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
