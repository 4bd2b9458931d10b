// Form: comments in Chinese, one step after the other, as in the document.

import UIKit

class ContainsPointViewController: UIViewController {
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
        // 取得触摸点
        guard let 触摸 = touches.first else { return }
        var 点 = 触摸.location(in: view)
        // 转换到白色图层的坐标系
        点 = layerView.layer.convert(点, from: view.layer)
        guard layerView.layer.contains(点) else { return }
        // 转换到蓝色图层的坐标系
        点 = blueLayer.convert(点, from: layerView.layer)
        if blueLayer.contains(点) {
            show("Inside Blue Layer")
        } else {
            show("Inside White Layer")
        }
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
