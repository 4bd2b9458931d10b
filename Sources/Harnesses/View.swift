import AttemptRunner
import UIKit

@main
enum WorkbookAttempt {
    @MainActor static func main() {
        AttemptRunner::perform(WorkbookHarness.self)
    }
}

/// Makes views of the scene the answer's, which `AnswerType` stands for.
enum WorkbookHarness: AttemptRunner.Harness {
    static func makeAnswerView(frame: CGRect) -> (UIView & AttemptRunner::Player)? {
        WorkbookAnswer(frame: frame)
    }
}

/// The answer's class, with everything that happens to it told to its part.
final class WorkbookAnswer: AnswerType, AttemptRunner.Player {
    var workbookPart: AttemptRunner::Part?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        workbookPart.hitTestBegan(point)
        return workbookPart.hitTestEnded(super.hitTest(point, with: event), by: self)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if let isInside = workbookPart.pointInsideBegan(point, with: event, of: self) {
            return workbookPart.pointInsideEnded(isInside)
        }
        return workbookPart.pointInsideEnded(super.point(inside: point, with: event))
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !workbookPart.takes(.began, touches) { super.touchesBegan(touches, with: event) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !workbookPart.takes(.moved, touches) { super.touchesMoved(touches, with: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !workbookPart.takes(.ended, touches) { super.touchesEnded(touches, with: event) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !workbookPart.takes(.cancelled, touches) { super.touchesCancelled(touches, with: event) }
    }
}
