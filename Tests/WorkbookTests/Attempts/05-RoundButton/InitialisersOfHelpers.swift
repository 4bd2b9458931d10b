// Expect: passed
// Form: helpers with initialisers of their own, and without their superclasses'.
import UIKit

final class HaloView: UIView {
    let diameter: CGFloat

    init(diameter: CGFloat) {
        self.diameter = diameter
        super.init(frame: CGRect(x: 0, y: 0, width: diameter, height: diameter))
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class Owner: NSObject {
    weak var view: UIView?

    init(view: UIView?) { self.view = view }
}

class Shape { init() {} }

class Circle: Shape {
    let scale: CGFloat

    init(scale: CGFloat) {
        self.scale = scale
        super.init()
    }
}

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let corners = [CGPoint.zero].firstIndex(of: point) ?? NSNotFound
        let radius = min(bounds.width, bounds.height) / 2 * Circle(scale: 1).scale
        return corners == NSNotFound || radius > 0
            ? hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius : false
    }
}
