import Scenario

/// The beliefs behind one answer, looked for once, when its first test fails.
public final class Beliefs {
    private enum Search {
        case notBegun
        case found(Diagnostician.Finding)
        case foundNothing
    }

    private let session: GradingSession
    private let workbook: Workbook
    private var search = Search.notBegun

    /// Creates a search that begins when it is needed.
    public init(behind session: GradingSession, workbook: Workbook) {
        self.session = session
        self.workbook = workbook
    }

    /// The belief behind the failure of a test, as far as the answer's behaviour tells.
    ///
    /// - Parameter test: The name of the test's function: of two beliefs, the one that fails it too
    ///   comes first.
    public func diagnosis(ofTest test: String) -> Diagnosis? {
        if case .notBegun = search { search = find().map { .found($0) } ?? .foundNothing }
        guard case .found(let finding) = search else { return nil }
        let one = finding.known.first { $0.failedTests.contains(test) } ?? finding.known.first
        return one.map { Diagnosis($0.misconception, finding.certainty) }
    }

    private func find() -> Diagnostician.Finding? {
        guard !session.isExhausted,
            let fingerprints = Fingerprints(of: session.exercise, in: workbook),
            let (attempt, reference) = try? Probes(session.exercise)
                .behaviour(in: session, endings: session.limits.endingsOfProbes)
        else { return nil }
        let known = Misconception.all(of: session.exercise, in: workbook).compactMap {
            Diagnostician.Known($0, fingerprints, reference: reference)
        }
        return Diagnostician(known: known, reference: reference).finding(for: attempt)
    }
}
