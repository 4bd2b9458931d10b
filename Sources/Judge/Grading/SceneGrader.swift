import Catalogue
import Platform
import Play
import Results
import Scenario
import Wire

/// Grades scenes by a criterion.
///
/// The first failed scene decides the verdict.
package struct SceneGrader {
    let session: GradingSession
    let criterion: Criterion

    package init(session: GradingSession, criterion: Criterion) {
        self.session = session
        self.criterion = criterion
    }

    package enum Verdict: Sendable {
        case passed
        /// A scene failed, or ended the process.
        case failed(Outcome, message: String, CaseFailure)
        /// Nothing was played.
        case skipped(ReasonToSkip)
        case fault(String)
    }

    package enum ReasonToSkip: Hashable, Sendable {
        /// This many earlier scenes timed out.
        case timeouts(Int)
        /// No time is left for the exercise.
        case time
    }

    package typealias Case = (identifier: String, scene: Scene)

    /// Grades scenes quickly, and plays the first failed one again in full.
    ///
    /// Without cases the test is skipped, since the only case to grade belongs to another test.
    ///
    /// - Parameter isRepeated: Also grades by the exercise's rules, because a test about a rule can have
    ///   reported another test's case.
    package func grade(_ cases: [Case], isRepeated: Bool = false) -> Verdict {
        grade(
            cases,
            by: [criterion] + (isRepeated ? session.exercise.rules : []),
            listsCases: true
        )
    }

    /// Grades scenes by all criteria for random scenes, to repeat a random scene.
    package func gradeRandomScenes(_ cases: [Case]) -> Verdict {
        grade(cases, by: randomCriteria, listsCases: false)
    }

    private func grade(
        _ cases: [Case],
        by criteria: [Criterion],
        listsCases: Bool
    ) -> Verdict {
        guard let first = cases.first else { return .skipped(.time) }
        guard !session.isExhausted else { return outOfTimeVerdict(first) }
        return reportingFaults {
            let kinds = Criterion.kinds(of: criteria + session.exercise.rules)
            let played = try session.play(cases.map(\.scene), .quick(kinds))
            noteRules(cases, played)
            if let verdict = try verdict(
                Array(zip(cases, played)),
                by: criteria,
                listsCases: listsCases
            ) {
                return verdict
            }
            if criterion.isRuleOfExercise, let breaker = session.ruleBreaker,
                let verdict = try verdict([breaker], by: criteria, listsCases: false)
            {
                return verdict
            }
            return played.count == cases.count
                ? .passed : .fault("not every scene was played")
        }
    }

    /// Records the first scene of any test in which the answer breaks a rule of its exercise.
    ///
    /// An answer may recognize the scenes of the test about the rule, and obey it only there.
    private func noteRules(_ cases: [Case], _ played: [GradingSession.Played]) {
        guard session.ruleBreaker == nil else { return }
        session.ruleBreaker = zip(cases, played).first { one, played in
            guard !haveSameBytes(played.reference, played.attempt) else { return false }
            var played = played
            let rule = SceneGrader.broken(of: session.exercise.rules, by: &played, in: one.scene)
            // Do not count a scene in which the process ended.
            return rule != nil && played.termination == nil
        }
    }

    /// Grades the random scenes of this check.
    ///
    /// - Parameter name: The prefix of their identifiers, before a dot and a number.
    package func gradeRandomRound(named name: String) -> Verdict {
        reportingFaults {
            let round = try session.randomRound()
            if session.isExhausted { return outOfTimeVerdict(("\(name).1", round.scene(at: 0))) }
            var (part, count, seconds) = (0, 0, 0.0)
            while part < round.parts.count {
                let (results, secondsTaken) = try session.play(
                    round,
                    from: part,
                    .quick(criterion.kinds),
                    after: seconds
                )
                if let verdict = try randomVerdict(results, from: count, of: round, named: name) {
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

    /// The verdict on the first random scene that fails; `nil` if none does.
    ///
    /// - Parameters:
    ///   - results: Results of consecutive scenes.
    ///   - first: The index of the first one in the round.
    private func randomVerdict(
        _ results: [GradingSession.Played],
        from first: Int,
        of round: RandomRound,
        named name: String
    ) throws -> Verdict? {
        for (index, played) in zip(first..., results)
        where played.termination != nil || !haveSameBytes(played.reference, played.attempt) {
            let one = (identifier: "\(name).\(index + 1)", scene: round.scene(at: index))
            if let verdict = try verdict([(one, played)], by: randomCriteria, listsCases: false) {
                return verdict
            }
        }
        return nil
    }

    /// The verdict on a test for which no time is left.
    ///
    /// The test is skipped if another test shows a failure. If all earlier tests passed, together they were
    /// too slow, and the answer must not pass because scenes were skipped.
    private func outOfTimeVerdict(_ first: Case) -> Verdict {
        guard let end = session.timeoutOfAllTests else { return .skipped(session.reasonToSkip) }
        let nothing = GradingSession.Played(reference: [], attempt: [], termination: end)
        return CaseVerdict(criterion: criterion, case: first).ended(end, nothing, first.scene)
    }

    private var randomCriteria: [Criterion] { session.exercise.randomCriteria }

    private func reportingFaults(_ body: () throws -> Verdict) -> Verdict {
        do {
            return try body()
        } catch {
            return .fault(error.sentence)
        }
    }

    /// The verdict on the first result that fails; `nil` if none does.
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
                isRandom: !listsCases
            )
            var verdict = try failed.verdict(insteadOf: played)
            if case .failed(let outcome, let message, var failure) = verdict, listsCases {
                failure.failedCases = places(of: results[index...], by: criterion)
                verdict = .failed(outcome, message: message, failure)
            }
            return verdict
        }
        return nil
    }

    /// The failed cases, each with its step.
    private func places(
        of results: ArraySlice<(one: Case, played: GradingSession.Played)>,
        by criterion: Criterion
    ) -> [String] {
        results.compactMap { one, played in
            played.failingStep(by: criterion, in: one.scene).map { "\(one.identifier):\($0)" }
        }
    }

    /// The first criterion that a result breaks.
    ///
    /// Events that cannot be decoded end the attempt, as undecodable replies do.
    package static func broken(
        of criteria: [Criterion],
        by played: inout GradingSession.Played,
        in scene: Scene
    ) -> Criterion? {
        if played.termination != nil { return criteria.first }
        // The reference takes no forbidden step.
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
            played.termination = .malformedReply
            return criteria.first
        }
    }
}
