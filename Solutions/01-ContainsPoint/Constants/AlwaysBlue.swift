// Constant: shows "Inside Blue Layer", wherever the touch is

import UIKit

class ContainsPointViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        show("Inside Blue Layer")
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
