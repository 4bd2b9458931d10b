import Scenario
import UIKitModel

/// A delegate at the end of the responder chain, which may handle touches.
public final class TracedApplicationDelegate: UIResponder, UIApplicationDelegate, Player {
    /// The part that it plays.
    public var workbookPart: Part?

    /// The class that it stands for, and the scene's name of it.
    public override nonisolated var description: String {
        "<AppDelegate: \(SceneApplication.delegateName)>"
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
