import Scenario
import UIKitModel

/// An application delegate that ends the responder chain and can handle touches.
public final class TracedApplicationDelegate: UIResponder, UIApplicationDelegate, TracedObject {
    /// The delegate's part in the scene.
    public var workbookPart: Part?

    /// Uses the class name that a student expects, with the name from the scene.
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
