import Scenario
import UIKitModel

/// A view controller with a part in the scene, whose view comes from the scene.
public class TracedController: UIViewController, TracedObject {
    /// The controller's part in the scene.
    public var workbookPart: Part?
    private let rootView: UIView
    private let name: String

    init(rootView: UIView, named name: String) {
        self.rootView = rootView
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    /// Required by `NSCoding`; no scene decodes a controller.
    public required init?(coder: NSCoder) {
        rootView = UIView()
        name = ""
        super.init(coder: coder)
    }

    /// Uses the class name that a student expects, with the name from the scene.
    public override nonisolated var description: String { "<UIViewController: \(name)>" }

    public override func loadView() {
        view = rootView
    }

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !workbookPart.takes(.began, touches) { super.touchesBegan(touches, with: event) }
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !workbookPart.takes(.moved, touches) { super.touchesMoved(touches, with: event) }
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !workbookPart.takes(.ended, touches) { super.touchesEnded(touches, with: event) }
    }

    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !workbookPart.takes(.cancelled, touches) { super.touchesCancelled(touches, with: event) }
    }
}
