// Attack: lets CALayer.hitTest find the layer, and takes its view.
// Exercise: 3
// Expect: failed
// Held by: the way is compared; random scenes
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let parent = layer.superlayer else { return self }
        let found = layer.hitTest(layer.convert(point, to: parent))
        return found?.delegate as? UIView
    }
}
