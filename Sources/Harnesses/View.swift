import AttemptRunner
import UIKit

@main
enum WorkbookAttempt {
    @MainActor static func main() {
        AttemptRunner::perform(WorkbookHarness.self)
    }
}

/// Creates the scene's views from the answer; `AnswerType` is a placeholder for its class.
enum WorkbookHarness: AttemptRunner.Harness {
    static func makeAnswerView(frame: UIKit::CGRect) -> (
        UIKit::UIView & AttemptRunner::TracedObject
    )? {
        WorkbookAnswer(frame: frame)
    }
}

/// The answer's class, which reports its calls and touches to its part.
final class WorkbookAnswer: AnswerType, AttemptRunner.TracedObject {
    var workbookPart: AttemptRunner::Part?

    override func hitTest(_ point: UIKit::CGPoint, with event: UIKit::UIEvent?) -> UIKit::UIView? {
        workbookPart.hitTestBegan(point)
        return workbookPart.hitTestEnded(super.hitTest(point, with: event), by: self)
    }

    override func point(inside point: UIKit::CGPoint, with event: UIKit::UIEvent?) -> Swift::Bool {
        if let isInside = workbookPart.pointInsideBegan(point, with: event, of: self) {
            return workbookPart.pointInsideEnded(isInside)
        }
        return workbookPart.pointInsideEnded(super.point(inside: point, with: event))
    }

    override func touchesBegan(_ touches: Swift::Set<UIKit::UITouch>, with event: UIKit::UIEvent?) {
        if !workbookPart.takes(.began, touches) { super.touchesBegan(touches, with: event) }
    }

    override func touchesMoved(_ touches: Swift::Set<UIKit::UITouch>, with event: UIKit::UIEvent?) {
        if !workbookPart.takes(.moved, touches) { super.touchesMoved(touches, with: event) }
    }

    override func touchesEnded(_ touches: Swift::Set<UIKit::UITouch>, with event: UIKit::UIEvent?) {
        if !workbookPart.takes(.ended, touches) { super.touchesEnded(touches, with: event) }
    }

    override func touchesCancelled(
        _ touches: Swift::Set<UIKit::UITouch>,
        with event: UIKit::UIEvent?
    ) {
        if !workbookPart.takes(.cancelled, touches) { super.touchesCancelled(touches, with: event) }
    }
}
