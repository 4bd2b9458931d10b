// Expect: passed
// Old Xcode template with didReceiveMemoryWarning; places the layer by bounds and position instead of frame.

//
//  ContainsPointViewController.swift
//  Layers
//

import QuartzCore
import UIKit

class ContainsPointViewController: UIViewController {
    // MARK: - Properties

    var layerView: UIView!
    var blueLayer: CALayer!

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        // Do any additional setup after loading the view.

        self.blueLayer = CALayer()
        self.blueLayer.name = "blue"
        self.blueLayer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        self.blueLayer.position = CGPoint(x: 100, y: 100)
        self.blueLayer.backgroundColor = UIColor.blue.cgColor
        self.layerView.layer.addSublayer(self.blueLayer)
        print("blue frame: \(self.blueLayer.frame)")
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        // Dispose of any resources that can be recreated.
    }

    // MARK: - Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        var point = touch.location(in: self.view)

        point = self.layerView.layer.convert(point, from: self.view.layer)
        if self.layerView.layer.contains(point) {
            point = self.blueLayer.convert(point, from: self.layerView.layer)
            let title: String
            if self.blueLayer.contains(point) {
                title = "Inside Blue Layer"
            } else {
                title = "Inside White Layer"
            }
            debugPrint(title, point)
            self.show(title)
        }
    }

    func show(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
