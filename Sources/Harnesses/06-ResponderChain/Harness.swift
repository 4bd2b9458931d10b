import AttemptRunner
import UIKit

@main
enum WorkbookAttempt {
    @MainActor static func main() {
        AttemptRunner::perform(WorkbookHarness.self)
    }
}

/// Calls the functions of `ResponderChain`.
enum WorkbookHarness: AttemptRunner::Harness {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        ResponderChain.nextResponder(after: responder)
    }

    static func responderChain(from responder: UIResponder) -> [UIResponder] {
        ResponderChain.chain(from: responder)
    }

    static func deliver(_ phase: UITouch.Phase, from responder: UIResponder) -> UIResponder? {
        ResponderChain.deliver(phase, from: responder)
    }
}

extension AttemptRunner::TracedView: TouchHandling {}
extension AttemptRunner::TracedButton: TouchHandling {}
extension AttemptRunner::TracedWindow: TouchHandling {}
extension AttemptRunner::TracedController: TouchHandling {}
extension AttemptRunner::TracedApplicationDelegate: TouchHandling {}
