// Expect: passed
// Form: a task that yields, and then awaits another.
import UIKit

private enum Constants {
    static let blueFrame = CGRect(x: 50, y: 50, width: 100, height: 100)
    static let blueTitle = NSLocalizedString("Inside Blue Layer", comment: "")
    static let whiteTitle = String(format: "Inside %@ Layer", "White")
}

class ContainsPointViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        blueLayer = CALayer()
        blueLayer.frame = Constants.blueFrame
        blueLayer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        layerView.layer.addSublayer(blueLayer)
    }

    private func title(for point: CGPoint, in space: any UICoordinateSpace) async -> String? {
        let p = layerView.convert(point, from: space)
        guard layerView.layer.contains(p) else { return nil }
        await Task.yield()
        return blueLayer.contains(blueLayer.convert(p, from: layerView.layer))
            ? Constants.blueTitle : Constants.whiteTitle
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let window = touch.window else { return }
        let point = touch.location(in: window)
        Task { [self] in
            if let title = await title(for: point, in: window) { show(title) }
        }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
