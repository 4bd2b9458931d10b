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
    static func nextResponder(after responder: UIKit::UIResponder) -> UIKit::UIResponder? {
        AnswerType.nextResponder(after: responder)
    }

    static func responderChain(from responder: UIKit::UIResponder) -> [UIKit::UIResponder] {
        AnswerType.chain(from: responder)
    }

    static func deliver(_ phase: UIKit::UITouch.Phase, from responder: UIKit::UIResponder)
        -> UIKit::UIResponder?
    {
        AnswerType.deliver(phase, from: responder)
    }
}

// Each class implements the method itself, because the answer can add a default to its protocol.

extension AttemptRunner.TracedView: TouchHandling {
    func handleTouches(in phase: UIKit::UITouch.Phase) -> Swift::Bool { workbookHandles(phase) }
}

extension AttemptRunner.TracedButton: TouchHandling {
    func handleTouches(in phase: UIKit::UITouch.Phase) -> Swift::Bool { workbookHandles(phase) }
}

extension AttemptRunner.TracedLabel: TouchHandling {
    func handleTouches(in phase: UIKit::UITouch.Phase) -> Swift::Bool { workbookHandles(phase) }
}

extension AttemptRunner.TracedScrollView: TouchHandling {
    func handleTouches(in phase: UIKit::UITouch.Phase) -> Swift::Bool { workbookHandles(phase) }
}

extension AttemptRunner.TracedWindow: TouchHandling {
    func handleTouches(in phase: UIKit::UITouch.Phase) -> Swift::Bool { workbookHandles(phase) }
}

extension AttemptRunner.TracedController: TouchHandling {
    func handleTouches(in phase: UIKit::UITouch.Phase) -> Swift::Bool { workbookHandles(phase) }
}

extension AttemptRunner.ApplicationAndDelegate: TouchHandling {
    func handleTouches(in phase: UIKit::UITouch.Phase) -> Swift::Bool { workbookHandles(phase) }
}

extension AttemptRunner.TracedApplication: TouchHandling {
    func handleTouches(in phase: UIKit::UITouch.Phase) -> Swift::Bool { workbookHandles(phase) }
}

extension AttemptRunner.TracedApplicationDelegate: TouchHandling {
    func handleTouches(in phase: UIKit::UITouch.Phase) -> Swift::Bool { workbookHandles(phase) }
}
