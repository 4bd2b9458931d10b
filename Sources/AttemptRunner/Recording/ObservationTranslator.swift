import ControlModel
import Scenario
import UIKitModel

/// Observes the model and records the events of a trace.
final class ObservationTranslator: ModelObserver {
    let kinds: ObservationKinds
    private let recorder: Recorder
    /// The last alert presented in this step, and the title recorded for it.
    private var shown: (alert: UIAlertController, title: String)?

    init(recorder: Recorder) {
        self.recorder = recorder
        kinds = recorder.observedKinds(of: TraceEvent.Kind.allCases)
    }

    /// Records whether the step's alert is still shown, and any change of its title: a user sees it only
    /// after the answer's code has run.
    ///
    /// - Returns: The alert that the user sees now.
    @MainActor
    func endStep() -> UIAlertController? {
        recorder.recordPending()
        guard let (alert, title) = shown else { return nil }
        shown = nil
        guard alert.presentingViewController != nil, alert.viewIfLoaded?.window != nil else {
            recorder.record(.alertChanged(to: nil))
            return nil
        }
        let current = alert.title ?? ""
        if current != title { recorder.record(.alertChanged(to: current)) }
        return alert
    }

    func observe(_ observation: Observation) {
        switch observation {
        case .hitTestBegan(let view, let point): systemHitTestBegan(view, point)
        case .hitTestEnded(let view, let answer):
            if !(view is TracedObject) {
                recorder.record(.hitTestEnded(known(view), participant(answer)))
            }
        case .pointInside(let view, let point, let answer):
            guard !(view is TracedObject) else { return }
            recorder.record(.pointInsideBegan(known(view), Point(point)))
            recorder.record(.pointInsideEnded(known(view), answer))
        case .viewConvertedPoint(let point, let source, let target, let answer):
            converted(point, from: source, to: target, answer)
        case .layerConvertedPoint(let point, let source, let target, let answer):
            converted(point, from: source, to: target, answer)
        case .layerContains(let layer, let point, let answer):
            recorder.record(.layerContains(known(layer), Point(point), answer))
        case .layerHitTestBegan(let layer, let point):
            recorder.record(.layerHitTestBegan(known(layer), Point(point)))
        case .layerHitTestEnded(let layer, let answer):
            recorder.record(.layerHitTestEnded(known(layer), participant(answer)))
        case .read(let property, let object):
            guard let property = TraceProperty(property) else { return }
            recorder.record(.read(property, known(object)))
        case .wrote(let property, let object):
            // Outside a hit test, a change of a view's appearance does not matter.
            guard let property = TraceProperty(property),
                recorder.isInHitTest || property.affectsTouches
            else { return }
            recorder.record(.wrote(property, known(object)))
        case .touchesForwarded(let phase, let from, let receiver):
            guard let phase = TouchPhase(phase) else { return }
            recorder.record(.forwarded(phase, from: known(from), to: participant(receiver)))
        case .presented(let controller): presented(controller)
        case .presentationRefused(let controller):
            guard let title = title(ofAlert: controller) else { return }
            recorder.record(.alertIgnored(title))
        }
    }

    private func systemHitTestBegan(_ view: UIView, _ point: CGPoint) {
        if recorder.isForbiddenToAsk(view) { recorder.record(.systemHitTest(known(view))) }
        if !(view is TracedObject) { recorder.record(.hitTestBegan(known(view), Point(point))) }
    }

    private func presented(_ controller: UIViewController) {
        guard let alert = controller as? UIAlertController else { return }
        recorder.recordSoon { [weak self] in
            // Code may set an alert's title after presenting it, directly or in the main queue.
            let title = self?.title(ofAlert: alert) ?? ""
            self?.shown = (alert, title)
            return .alert(title)
        }
    }

    private func converted(
        _ point: CGPoint,
        from source: AnyObject?,
        to target: AnyObject?,
        _ answer: CGPoint
    ) {
        recorder.record(
            .converted(
                Point(point),
                from: participant(source),
                to: participant(target),
                Point(answer)
            )
        )
    }

    /// `nil` for a controller that is no alert.
    private func title(ofAlert controller: UIViewController) -> String? {
        guard let alert = controller as? UIAlertController else { return nil }
        return MainActor.assumeIsolated { alert.title ?? "" }
    }

    private func participant(_ object: AnyObject?) -> Participant? { recorder.participant(object) }

    private func known(_ object: AnyObject) -> Participant {
        recorder.participant(object) ?? .stranger
    }
}

/// Records forbidden calls outside script steps, where no other observer is active.
///
/// An answer must not make them while a scene is built, changed or torn down, or between two steps.
final class ProhibitionGuard: ModelObserver {
    let kinds: ObservationKinds
    private let recorder: Recorder

    init(recorder: Recorder) {
        self.recorder = recorder
        kinds = recorder.observedKinds(of: [.systemHitTest, .readOfNext])
    }

    func observe(_ observation: Observation) {
        switch observation {
        case .hitTestBegan(let view, _) where recorder.isForbiddenToAsk(view):
            recorder.record(.systemHitTest(recorder.participant(view) ?? .stranger))
        case .read(.next, let object):
            recorder.record(.read(.next, recorder.participant(object) ?? .stranger))
        default: break
        }
    }
}

extension TraceProperty {
    fileprivate init?(_ property: ObservedProperty) { self.init(rawValue: property.rawValue) }
}

extension Recorder {
    fileprivate func observedKinds(of kinds: [TraceEvent.Kind]) -> ObservationKinds {
        kinds.reduce(into: []) { observed, kind in
            if wants(kind) { observed.formUnion(kind.observed) }
        }
    }
}

extension TraceEvent.Kind {
    /// The model's observations that an event of this kind needs.
    fileprivate var observed: ObservationKinds {
        switch self {
        case .hitTestBegan, .hitTestEnded, .pointInsideBegan, .pointInsideEnded, .systemHitTest:
            .hitTests
        case .converted: .conversions
        case .read: .reads
        case .readOfNext: .readsOfNext
        case .wrote: .writes
        case .layerContains, .layerHitTestBegan, .layerHitTestEnded: .layerQuestions
        case .forwarded: .touches
        case .alert, .alertIgnored, .alertChanged: .presentations
        case .overridesContains, .stepBegan, .touches, .handled, .action, .hit, .next, .chain,
            .delivered, .setUp, .viewsInFront, .controlState, .leftChanged:
            []
        }
    }
}
