import AttemptRunner
import UIKit

@main
enum WorkbookAttempt {
    @MainActor static func main() {
        AttemptRunner::perform(WorkbookHarness.self)
    }
}

/// Calls the answer's functions; `AnswerType` is a placeholder for the answer's type.
enum WorkbookHarness: AttemptRunner.Harness {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        AnswerType.nextResponder(after: responder)
    }

    static func responderChain(from responder: UIResponder) -> [UIResponder] {
        AnswerType.chain(from: responder)
    }

    static func deliver(_ phase: UITouch.Phase, from responder: UIResponder) -> UIResponder? {
        AnswerType.deliver(phase, from: responder)
    }
}

// Each class implements the method itself, because the answer can add a default to its protocol.

extension AttemptRunner.TracedView: TouchHandling {
    func handleTouches(in phase: UITouch.Phase) -> Bool { workbookHandles(phase) }
}

extension AttemptRunner.TracedButton: TouchHandling {
    func handleTouches(in phase: UITouch.Phase) -> Bool { workbookHandles(phase) }
}

extension AttemptRunner.TracedWindow: TouchHandling {
    func handleTouches(in phase: UITouch.Phase) -> Bool { workbookHandles(phase) }
}

extension AttemptRunner.TracedController: TouchHandling {
    func handleTouches(in phase: UITouch.Phase) -> Bool { workbookHandles(phase) }
}

extension AttemptRunner.TracedApplicationDelegate: TouchHandling {
    func handleTouches(in phase: UITouch.Phase) -> Bool { workbookHandles(phase) }
}
