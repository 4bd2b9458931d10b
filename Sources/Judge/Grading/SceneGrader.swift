import Scenario

/// Grades scenes by a criterion: the first that goes wrong decides, and is explained.
package struct SceneGrader {
    let session: GradingSession
    let criterion: Criterion

    package init(session: GradingSession, criterion: Criterion) {
        self.session = session
        self.criterion = criterion
    }

    /// What grading scenes led to.
    package enum Verdict: Sendable {
        /// All are right.
        case passed
        /// One is wrong, or ended the process.
        case failed(Outcome, message: String, CaseFailure)
        /// Nothing was played, since no time is left.
        case skipped
        /// The grader is at fault.
        case fault(String)
    }

    /// A scene with what identifies it.
    package typealias Case = (identifier: String, scene: Scene)

    /// Grades scenes: quickly at first, and the first that goes wrong once more in full.
    ///
    /// Without any case there is nothing to pass: an order for one case that this test lacks.
    package func grade(_ cases: [Case]) -> Verdict {
        grade(cases, by: [criterion], listsCases: true)
    }

    /// Grades scenes by all that the random scenes of a check are graded by: to play one of them again.
    package func gradeByChance(_ cases: [Case]) -> Verdict {
        grade(cases, by: criteriaByChance, listsCases: false)
    }

    private func grade(
        _ cases: [Case],
        by criteria: [Criterion],
        listsCases: Bool
    ) -> Verdict {
        guard let first = cases.first else { return .skipped }
        guard !session.isExhausted else { return untried(first) }
        return reportingFaults {
            let kinds = Criterion.kinds(of: criteria)
            let played = try session.play(cases.map(\.scene), .quick(kinds))
            if let verdict = try verdict(
                Array(zip(cases, played)),
                by: criteria,
                listsCases: listsCases
            ) {
                return verdict
            }
            return played.count == cases.count
                ? .passed : .fault("not every scene was played")
        }
    }

    /// Grades the random scenes of this check.
    ///
    /// - Parameter name: What their cases are called, before a dot and their number.
    package func gradeRandomRound(named name: String) -> Verdict {
        reportingFaults {
            let round = try session.randomRound()
            if session.isExhausted { return untried(("\(name).1", round.scene(at: 0))) }
            var (part, count, seconds) = (0, 0, 0.0)
            while part < round.parts.count {
                let (results, secondsTaken) = try session.play(
                    round,
                    from: part,
                    .quick(criterion.kinds),
                    after: seconds
                )
                if let verdict = try verdictByChance(results, from: count, of: round, named: name) {
                    return verdict
                }
                part += session.partsSideBySide
                count += results.count
                guard count == round.firstScene(of: part) else {
                    return .fault("not every scene was played")
                }
                seconds += secondsTaken
            }
            return .passed
        }
    }

    /// What the first random scene that goes wrong leads to.
    ///
    /// - Parameters:
    ///   - results: Results of scenes that follow each other.
    ///   - first: The index of the first one in the round.
    ///   - round: The round.
    ///   - name: What the cases are called.
    private func verdictByChance(
        _ results: [GradingSession.Played],
        from first: Int,
        of round: RandomRound,
        named name: String
    ) throws -> Verdict? {
        for (index, played) in zip(first..., results)
        where played.termination != nil || !haveSameBytes(played.reference, played.attempt) {
            let one = (identifier: "\(name).\(index + 1)", scene: round.scene(at: index))
            if let verdict = try verdict([(one, played)], by: criteriaByChance, listsCases: false) {
                return verdict
            }
        }
        return nil
    }

    /// A test for which no time is left.
    ///
    /// It is not run where others say what is wrong. Where they were right, all of them are too slow, and
    /// the answer must not pass for the scenes that it was spared.
    private func untried(_ first: Case) -> Verdict {
        guard let end = session.endBySlowness else { return .skipped }
        let nothing = GradingSession.Played(reference: [], attempt: [], termination: end)
        return CaseVerdict(criterion: criterion, case: first).ended(end, nothing, first.scene)
    }

    private var criteriaByChance: [Criterion] { session.exercise.criteriaByChance }

    private func reportingFaults(_ body: () throws -> Verdict) -> Verdict {
        do {
            return try body()
        } catch {
            return .fault(error.sentence)
        }
    }

    /// What the first result that goes wrong leads to.
    private func verdict(
        _ results: [(one: Case, played: GradingSession.Played)],
        by criteria: [Criterion],
        listsCases: Bool
    ) throws -> Verdict? {
        for (index, (one, result)) in results.enumerated() {
            var played = result
            guard let criterion = SceneGrader.broken(of: criteria, by: &played, in: one.scene)
            else { continue }
            let failed = FailedCase(
                session: session,
                criterion: criterion,
                case: one,
                isByChance: !listsCases
            )
            var verdict = try failed.verdict(insteadOf: played)
            if case .failed(let outcome, let message, var failure) = verdict, listsCases {
                failure.failedCases = places(of: results[index...])
                verdict = .failed(outcome, message: message, failure)
            }
            return verdict
        }
        return nil
    }

    /// Where all goes wrong: the cases, each with the step.
    private func places(
        of results: ArraySlice<(one: Case, played: GradingSession.Played)>
    ) -> [String] {
        results.compactMap { one, played in
            played.failingStep(by: criterion, in: one.scene).map { "\(one.identifier):\($0)" }
        }
    }

    /// The first criterion that a result does not meet.
    ///
    /// Steps that nobody can read end the attempt, as replies that nobody can read do.
    static func broken(
        of criteria: [Criterion],
        by played: inout GradingSession.Played,
        in scene: Scene
    ) -> Criterion? {
        if played.termination != nil { return criteria.first }
        // The reference does nothing that is forbidden.
        if criteria.first?.comparesWithReference == true,
            haveSameBytes(played.reference, played.attempt)
        {
            return nil
        }
        do {
            return try criteria.first { criterion in
                try played.comparison(by: criterion, in: scene).firstDifference() != nil
            }
        } catch {
            played.termination = .nonsense
            return criteria.first
        }
    }
}
