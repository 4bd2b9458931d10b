// Expect: failed
// Belief: convert leaves the scrolled distance to us.

import UIKit

class HitTestViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        let blue = CALayer()
        blue.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        blue.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(blue)
        blueLayer = blue
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let parent = layerView.layer.superlayer else { return }
        var p = parent.convert(touch.location(in: view), from: view.layer)
        if let scroll = layerView.superview as? UIScrollView { p.y += scroll.contentOffset.y; p.x += scroll.contentOffset.x }
        let hit = layerView.layer.hitTest(p)
        if hit === blueLayer { show("Inside Blue Layer") }
        else if hit === layerView.layer { show("Inside White Layer") }
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
