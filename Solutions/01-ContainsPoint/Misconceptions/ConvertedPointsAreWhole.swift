// Misconception: A point that was converted has to be made whole again
// Explanation: Numbers with many digits after a conversion look like noise. They are exact: a view
//   that is turned or scaled, or begins at a half, has touches at such points, and so has every
//   finger. A coordinate that is made whole moves by up to half a point, and near an edge that
//   changes the layer.
// Hint: Touch a quarter of a point beside an edge of the white layer. What is left of that quarter
//   in your point?
// Evidence: rounded or round or floor or ceil or Int.init or CGRect.integral

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
        blueLayer = CALayer()
        blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        blueLayer.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let inView = touch.location(in: view)
        let exact = layerView.layer.convert(inView, from: view.layer)
        let inWhite = CGPoint(x: exact.x.rounded(), y: exact.y.rounded())
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
