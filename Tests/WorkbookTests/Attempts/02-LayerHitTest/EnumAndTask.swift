// Expect: passed
// An enum with the titles as raw values stands for the outcome, and the alert is shown from a main actor task.

import UIKit

class HitTestViewController: UIViewController {
    private enum Square: String {
        case blue = "Inside Blue Layer"
        case white = "Inside White Layer"
    }

    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        let blue = CALayer()
        blue.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        blue.position = CGPoint(x: 100, y: 100)
        blue.backgroundColor = UIColor.systemBlue.cgColor
        layerView.layer.addSublayer(blue)
        blueLayer = blue
    }

    private func square(for touch: UITouch) -> Square? {
        let point = touch.location(in: layerView.superview)
        guard let hit = layerView.layer.hitTest(point) else { return nil }
        if hit === blueLayer { return .blue }
        if hit === layerView.layer { return .white }
        return nil
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let square = square(for: touch) else { return }
        Task { @MainActor in
            self.show(square.rawValue)
        }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
