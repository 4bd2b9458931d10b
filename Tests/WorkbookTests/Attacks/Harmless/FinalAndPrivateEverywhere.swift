// Attack: is right, and is final, with private outlets and words in texts that look like modifiers..
// Exercise: 1
// Expect: passed
// Held by: the allow-list knows what honest answers use
import UIKit

final class ContainsPointViewController: UIViewController {
    fileprivate var layerView: UIView!
    private(set) lazy var blueLayer: CALayer! = CALayer()
    private enum Title: String { case blue = "Inside Blue Layer", white = "Inside White Layer" }
    private static let note = #"final class private var layerView"# + "\("final var".count)"

    override final func viewDidLoad() {
        super.viewDidLoad()
        let frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        blueLayer.frame = frame.offsetBy(dx: 0, dy: CGFloat(Self.note.filter { $0 == "~" }.count))
        layerView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let title = title(of: touch) else { return }
        show(title.rawValue)
    }

    private func title(of touch: UITouch) -> Title? {
        let inWhite = layerView.layer.convert(touch.location(in: view), from: view.layer)
        guard layerView.layer.contains(inWhite) else { return nil }
        return blueLayer.contains(blueLayer.convert(inWhite, from: layerView.layer)) ? .blue : .white
    }

    final func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in self?.dismiss(animated: true) })
        present(alert, animated: true, completion: nil)
    }
}
