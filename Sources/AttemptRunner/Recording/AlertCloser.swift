import ControlModel
import Scenario
import UIKitModel

/// Closes a step's alert with one of its buttons, as a user does; an alert without buttons stays.
///
/// If a button's handler presents another alert, that is recorded as well.
final class AlertCloser: ModelObserver {
    let kinds: ObservationKinds
    private let recorder: Recorder
    private let translator: ObservationTranslator
    private var waiting: [UIAlertController] = []

    /// - Parameter translator: Records the changes that the buttons' handlers make.
    init(recorder: Recorder, translator: ObservationTranslator) {
        self.recorder = recorder
        self.translator = translator
        kinds = translator.kinds.intersection(.writes).union(.presentations)
    }

    /// Closes an alert, and those that its handlers present.
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
        switch observation {
        case .wrote: translator.observe(observation)
        case .presented(let controller):
            guard let alert = controller as? UIAlertController else { return }
            recorder.record(.alert(MainActor.assumeIsolated { alert.title ?? "" }))
            waiting.append(alert)
        default: break
        }
    }

    /// Stops handlers that present another alert each time.
    private static let mostAlerts = 16
}
