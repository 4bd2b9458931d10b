// Form: comments in Chinese, and a final class.

import UIKit

final class HitTestViewController: UIViewController {
    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        blueLayer = CALayer()
        blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        blueLayer.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        // 取得触摸点, hitTest 要的是父图层的坐标
        guard let 触摸 = touches.first else { return }
        let 点 = 触摸.location(in: layerView.superview)
        let 图层 = layerView.layer.hitTest(点)
        if 图层 == blueLayer {
            show("Inside Blue Layer")  // 蓝色
        } else if 图层 == layerView.layer {
            show("Inside White Layer")  // 白色
        }
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
