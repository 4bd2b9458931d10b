// Expect: passed
// Form: a task that asks for the location and for the layers, before the finger moves.
import UIKit

class ContainsPointViewController: UIViewController {
    @IBOutlet var layerView: UIView!
    let blueLayer = CALayer()

    override func viewDidLoad() {
        super.viewDidLoad()
        blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        blueLayer.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        Task { @MainActor in
            var point = touch.location(in: self.view)
            point = self.layerView.layer.convert(point, from: self.view.layer)
            guard self.layerView.layer.contains(point) else { return }
            let inner = self.blueLayer.convert(point, from: self.layerView.layer)
            self.show(self.blueLayer.contains(inner) ? "Inside Blue Layer" : "Inside White Layer")
        }
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
