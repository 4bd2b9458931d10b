import Catalogue
import Results
import Scenario
import Wire

extension Criterion {
    /// Whether steps may pass compared with the reference's.
    ///
    /// Independent of the judge: compares the decoded steps that count.
    func allows(_ attempt: [UInt8], besides reference: [UInt8]) -> Bool {
        guard let attempt = try? TraceEvent.events(in: attempt[...]),
            let reference = try? TraceEvent.events(in: reference[...])
        else { return false }
        switch self {
        case .never(.systemHitTest): return !attempt.contains { $0.kind == .systemHitTest }
        case .never(.writing):
            return !attempt.contains { event in
                if case .wrote(_, let object) = event { object.isOfScene } else { false }
            }
        case .never, .uses: return true
        default: return counted(attempt) == counted(reference)
        }
    }

    private func counted(_ events: [TraceEvent]) -> [String] {
        events.filter { kinds.contains($0.kind) }.map { "\($0.withRoundedPoints)" }
    }
}

extension TraceEvent {
    /// The step with its coordinates rounded to the digits that count.
    fileprivate var withRoundedPoints: TraceEvent {
        switch self {
        case .hitTestBegan(let who, let point): .hitTestBegan(who, point.rounded)
        case .pointInsideBegan(let who, let point): .pointInsideBegan(who, point.rounded)
        case .layerHitTestBegan(let who, let point): .layerHitTestBegan(who, point.rounded)
        case .layerContains(let who, let point, let answer):
            .layerContains(who, point.rounded, answer)
        default: self
        }
    }
}

extension Point {
    /// Rounds to four digits, and maps -0 to 0.
    fileprivate var rounded: Point {
        func round(_ value: Double) -> Double {
            value.isFinite && value != 0 ? (value * 1e4).rounded() / 1e4 + 0 : value + 0
        }
        return Point(round(x), round(y))
    }
}
