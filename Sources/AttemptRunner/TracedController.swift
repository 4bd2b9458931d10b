import Scenario
import UIKitModel

/// A view controller that plays a part, with the scene's view as its own.
public final class TracedController: UIViewController, Player {
    /// The part that it plays.
    public var workbookPart: Part?
    private let rootView: UIView
    private let name: String

    init(rootView: UIView, named name: String) {
        self.rootView = rootView
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller around an empty view; no scene does.
    public required init?(coder: NSCoder) {
        rootView = UIView()
        name = ""
        super.init(coder: coder)
    }

    /// The class that it stands for, and the scene's name of it.
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
