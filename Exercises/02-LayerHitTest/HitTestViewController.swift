import UIKit

/// Tells by an alert which layer a touch is in, as exercise 1 does, but lets the layers find out.
class HitTestViewController: UIViewController {
    /// The white view, somewhere inside the controller's view.
    ///
    /// It is set before `viewDidLoad`, like an outlet.
    var layerView: UIView!

    /// The blue layer inside the white view's layer.
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        // 1. Make the blue layer, with the frame (50, 50, 100, 100), and add it to the white
        //    view's layer.
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        // 2. Ask the white view's layer with hitTest(_:) which layer was hit, and call show(_:)
        //    with "Inside Blue Layer" or "Inside White Layer".
        //    Mind whose coordinates hitTest(_:) takes: layerView may lie deep inside `view`.
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
