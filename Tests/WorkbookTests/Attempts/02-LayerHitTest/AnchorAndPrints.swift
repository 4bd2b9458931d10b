// Expect: passed
// The blue layer is placed by an anchor point at its corner, prints are left in, and the template's methods are kept.

//
//  HitTestViewController.swift
//

import UIKit

class HitTestViewController: UIViewController {

    var layerView: UIView!
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()

        // Do any additional setup after loading the view, typically from a nib.
        let layer = CALayer()
        layer.anchorPoint = CGPoint(x: 0, y: 0)
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.position = CGPoint(x: 50, y: 50)
        layer.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(layer)
        blueLayer = layer
        print("blue layer frame: \(blueLayer.frame)")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        // Dispose of any resources that can be recreated.
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        let touch = touches.first!
        let viewPoint = touch.location(in: self.view)
        let point = self.view.convert(viewPoint, to: layerView.superview)
        print("touch at \(viewPoint), in the superview \(point)")

        let hitLayer = layerView.layer.hitTest(point)
        if hitLayer == nil {
            print("nothing hit")
        } else if hitLayer! == blueLayer {
            show("Inside Blue Layer")
        } else if hitLayer! == layerView.layer {
            show("Inside White Layer")
        }
    }

    /// Presents an alert with a title.
    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: UIAlertController.Style.alert)
        let ok = UIAlertAction(title: "OK", style: UIAlertAction.Style.default) { _ in
            print("dismissed")
        }
        alert.addAction(ok)
        self.present(alert, animated: true, completion: nil)
    }
}
