import ControlModel
import Scenario
import UIKitModel

/// Closes a step's alert as a user does, by one of its buttons; without any it stays.
///
/// An alert that a handler then presents is recorded like one that UIKit refuses: a later touch asked for
/// it while the first alert was shown.
final class AlertCloser: ModelObserver {
    let kinds: ObservationKinds = .presentations
    private let recorder: Recorder
    private var waiting: [UIAlertController] = []

    init(recorder: Recorder) {
        self.recorder = recorder
    }

    /// Closes an alert, and those that come after it.
    @MainActor
    func close(_ alert: UIAlertController) {
        waiting = [alert]
        observing(self) {
            for _ in 0..<AlertCloser.mostAlerts where !waiting.isEmpty {
                let alert = waiting.removeFirst()
                guard alert.canBeClosed else {
                    recorder.record(.setUp(TraceEvent.lastingAlert))
                    continue
                }
                alert.dismiss(animated: false)
                alert.closingAction?.choose()
                MainQueue.run()
            }
        }
    }

    func observe(_ observation: Observation) {
        guard case .presented(let controller) = observation,
            let alert = controller as? UIAlertController
        else { return }
        recorder.record(.alertIgnored(MainActor.assumeIsolated { alert.title ?? "" }))
        waiting.append(alert)
    }

    /// Stops handlers that always present another alert.
    private static let mostAlerts = 16
}
