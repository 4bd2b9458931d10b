import AttemptRunner
import UIKit

@main
enum WorkbookAttempt {
    @MainActor static func main() {
        AttemptRunner::perform(WorkbookHarness.self)
    }
}

/// Calls the functions of the answer, which `AnswerType` stands for.
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

// Each has the method itself: the answer may give its protocol a method for all others.

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
