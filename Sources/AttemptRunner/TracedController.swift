import Scenario
import UIKitModel

/// A view controller that plays a part, with the scene's view as its own.
final class TracedController: UIViewController, Player {
    var part: Part?
    private let rootView: UIView

    init(rootView: UIView) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        rootView = UIView()
        super.init(coder: coder)
    }

    override func loadView() {
        view = rootView
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        part.touches(.began, touches) { super.touchesBegan(touches, with: event) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        part.touches(.moved, touches) { super.touchesMoved(touches, with: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        part.touches(.ended, touches) { super.touchesEnded(touches, with: event) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        part.touches(.cancelled, touches) { super.touchesCancelled(touches, with: event) }
    }
}
