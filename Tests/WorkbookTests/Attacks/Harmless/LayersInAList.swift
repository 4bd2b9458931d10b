// Attack: is right, and compares layers as keys, and shows texts from a dictionary..
// Exercise: 2
// Expect: passed
// Held by: the allow-list knows what honest answers use
import Foundation
import UIKit

class HitTestViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer! = nil
    private lazy var titles: [ObjectIdentifier: String] = [
        ObjectIdentifier(blueLayer): "Inside Blue Layer",
        ObjectIdentifier(layerView.layer): NSString(string: "Inside White Layer") as String,
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        let layer = CALayer()
        layer.frame = .init(origin: CGPoint(x: 50, y: 50), size: .init(width: 100, height: 100))
        layer.cornerRadius = 0
        layer.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor
        (blueLayer, layer.name) = (layer, "blue")
        layerView.layer.addSublayer(layer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        touches.first.flatMap { layerView.layer.hitTest($0.location(in: layerView.superview)) }
            .flatMap { titles[ObjectIdentifier($0)] }.map(show)
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(.init(title: "OK", style: .cancel, handler: nil))
        self.present(alert, animated: true)
    }
}
