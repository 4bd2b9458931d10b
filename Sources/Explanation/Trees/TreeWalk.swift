import Catalogue
import Scenario

/// Compares two call trees side by side, down to the first difference that matters.
struct TreeWalk {
    typealias Step = CallTree.Step

    let reference: CallTree
    let attempt: CallTree
    let criterion: Criterion

    /// `nil` if no difference matters.
    func difference() -> TreeDifference? {
        criterion.demandsTheSameSteps ? firstInOrder() : firstThatDecides()
    }

    /// Finds the first differing event in trace order.
    private func firstInOrder() -> TreeDifference? {
        let kinds = criterion.explainingKinds
        let expected = reference.range.filter { kinds.contains(reference.trace[$0].kind) }
        let actual = attempt.range.filter { kinds.contains(attempt.trace[$0].kind) }
        let alike = zip(expected, actual).prefix {
            reference.trace[$0].isAlike(attempt.trace[$1])
        }.count
        guard alike < max(expected.count, actual.count) else { return nil }
        let first = alike < expected.count ? expected[alike] : reference.range.upperBound
        let second = alike < actual.count ? actual[alike] : attempt.range.upperBound
        let pair = StepPair(
            walk: self,
            place: TreeDifference.Place(
                reference: reference.call(around: first),
                attempt: attempt.call(around: second)
            )
        )
        return pair.difference(
            pair.expected.firstIndex { reference.index(of: $0) == first },
            pair.actual.firstIndex { attempt.index(of: $0) == second }
        )
    }

    /// Descends from the wrong result to the innermost call that already answers wrongly.
    private func firstThatDecides() -> TreeDifference? {
        var place = TreeDifference.Place()
        while true {
            let pair = StepPair(walk: self, place: place)
            guard let (first, second) = pair.deciding else {
                if let dropped = pair.droppedAnswer { return dropped }
                let style = pair.withoutStyle
                return style?.structuralDifference ?? style.flatMap { _ in pair.otherAnswer }
                    ?? pair.structuralDifference ?? pair.difference(nil, nil)
            }
            guard isSameCall(first, second), case .call(let outer) = first,
                case .call(let inner) = second
            else { return pair.unlike(first, second) }
            place = TreeDifference.Place(reference: outer, attempt: inner)
        }
    }
}

/// The direct steps of two corresponding calls: the reference's and the attempt's.
private struct StepPair {
    let walk: TreeWalk
    let place: TreeDifference.Place
    let expected: [CallTree.Step]
    let actual: [CallTree.Step]
    /// The places of each question among the attempt's steps, ``actual``.
    private let asked: [Question: [Int]]

    /// The maximum number of an attempt's steps that are compared with one another.
    private static let maximumCompared = 1_000

    private init(
        walk: TreeWalk,
        place: TreeDifference.Place,
        expected: [CallTree.Step],
        actual: [CallTree.Step]
    ) {
        self.walk = walk
        self.place = place
        self.expected = expected
        self.actual = actual
        asked = Dictionary(grouping: actual.indices) { walk.attempt.event(actual[$0]).question }
    }

    init(walk: TreeWalk, place: TreeDifference.Place) {
        let kinds = walk.criterion.explainingKinds
        self.init(
            walk: walk,
            place: place,
            expected: walk.reference.steps(in: place.reference)
                .filter { kinds.contains(walk.reference.event($0).kind) },
            actual: walk.attempt.steps(in: place.attempt)
                .filter { kinds.contains(walk.attempt.event($0).kind) }
        )
    }

    /// The first question that both ask and that gets different answers.
    ///
    /// If a layer was asked about another point before, that question is the cause, even if it got the
    /// same answer.
    var deciding: (CallTree.Step, CallTree.Step)? {
        var misplaced: (CallTree.Step, CallTree.Step)?
        var waiting = asked.mapValues { $0[...] }
        for step in expected {
            guard let index = waiting[walk.reference.event(step).question]?.popFirst() else {
                continue
            }
            let partner = actual[index]
            if walk.reference.answer(of: step) != walk.attempt.answer(of: partner) {
                return misplaced ?? (step, partner)
            }
            if misplaced == nil, isMisplaced(step, partner) { misplaced = (step, partner) }
        }
        return nil
    }

    /// Whether each side asks a layer about a point that the other side never asks it about.
    private func isMisplaced(_ step: CallTree.Step, _ partner: CallTree.Step) -> Bool {
        walk.reference.event(step).kind == .layerContains && !walk.hasSamePoint(step, partner)
            && !actual.contains { walk.isSameCall(step, $0) }
            && !expected.contains { walk.isSameCall($0, partner) }
    }

    /// The same pair without optional steps; `nil` if either side asks nothing, or if the attempt asks too
    /// often.
    ///
    /// A right answer may call `point(inside:)` on more views, may omit a call that returns true, and may ask
    /// again. Each step is compared with all earlier ones, which takes too long for an answer that asks
    /// thousands of times. Such an answer is compared unchanged.
    var withoutStyle: StepPair? {
        guard !expected.isEmpty, !actual.isEmpty, actual.count <= StepPair.maximumCompared else {
            return nil
        }
        return StepPair(
            walk: walk,
            place: place,
            expected: expected.filter { step in
                walk.reference.answer(of: step) != .isInside(true)
                    || walk.reference.event(step).kind != .pointInsideBegan
                    || actual.contains { walk.isSameCall(step, $0) }
            },
            actual: actual.indices.filter { index in
                let step = actual[index]
                return !isRepeatedQuestion(index)
                    && (walk.attempt.event(step).kind != .pointInsideBegan
                        || expected.contains { walk.isSameCall($0, step) })
            }.map { actual[$0] }
        )
    }

    /// The difference of the two calls' answers; `nil` at the top level.
    var otherAnswer: TreeDifference? {
        guard let outer = place.reference, let inner = place.attempt else { return nil }
        return difference(.answer, .call(outer), .call(inner))
    }

    /// The difference of the two calls' answers, if the attempt got the reference's answer too but returned
    /// another one without asking further.
    ///
    /// The views that it does not ask take no touch, and decide nothing.
    var droppedAnswer: TreeDifference? {
        guard let outer = place.reference, let inner = place.attempt,
            case .found(let found?) = walk.reference.answer(of: .call(outer)),
            walk.attempt.answer(of: .call(inner)) != .found(found),
            actual.contains(where: { walk.attempt.answer(of: $0) == .found(found) }),
            expected.allSatisfy({ step in
                walk.reference.answer(of: step) == .found(nil)
                    || actual.contains { walk.isSame(step, $0) }
            }),
            actual.allSatisfy({ step in expected.contains { walk.isSame($0, step) } })
        else { return nil }
        return otherAnswer
    }

    /// The first difference in the questions or in their answers.
    var structuralDifference: TreeDifference? {
        let alike = zip(expected, actual).prefix { walk.isSame($0, $1) }.count
        guard alike < max(expected.count, actual.count) else { return nil }
        return difference(
            alike < expected.count ? alike : nil,
            alike < actual.count ? alike : nil
        )
    }

    /// Compares two steps for the same question.
    func unlike(_ first: CallTree.Step, _ second: CallTree.Step) -> TreeDifference {
        difference(walk.hasSamePoint(first, second) ? .answer : .point, first, second)
    }

    private func difference(
        _ kind: Reason.Kind,
        _ step: CallTree.Step?,
        _ other: CallTree.Step?
    ) -> TreeDifference {
        TreeDifference(kind: kind, reference: step, attempt: other, place: place)
    }

    /// The difference that begins at two positions; a `nil` position means that this side has ended.
    func difference(_ first: Int?, _ second: Int?) -> TreeDifference? {
        let (step, other) = (first.map { expected[$0] }, second.map { actual[$0] })
        guard let second, let other else {
            guard step == nil else { return difference(.missing, step, nil) }
            return otherAnswer
        }
        guard let first, let step else {
            return difference(isOneTooMany(second) ? .again : .extra, nil, other)
        }
        if walk.isSameQuestion(step, other) { return unlike(step, other) }
        if isOneTooMany(second) { return difference(.again, nil, other) }
        let stepComes = actual[(second + 1)...].contains { walk.isSameCall(step, $0) }
        let otherComes = expected[(first + 1)...].contains { walk.isSameCall($0, other) }
        let kind: Reason.Kind =
            switch (stepComes, otherComes) {
            case (true, true): .order
            case (true, false): .extra
            case (false, true): .missing
            case (false, false): .instead
            }
        return difference(kind, step, other)
    }

    private func isRepeatedQuestion(_ index: Int) -> Bool {
        let kind = walk.attempt.event(actual[index]).kind
        return (kind == .hitTestBegan || kind == .pointInsideBegan) && isOneTooMany(index)
    }

    private func isOneTooMany(_ index: Int) -> Bool {
        let step = actual[index]
        let before = asked[walk.attempt.event(step).question, default: []]
            .count { $0 <= index && walk.isSameCall(actual[$0], step, inAttempt: true) }
        return before > 1 && before > expected.count { walk.isSameCall($0, step) }
    }
}

extension TreeWalk {
    /// Ignores the point.
    fileprivate func isSameQuestion(_ first: Step, _ second: Step) -> Bool {
        reference.event(first).question == attempt.event(second).question
    }

    fileprivate func hasSamePoint(_ first: Step, _ second: Step) -> Bool {
        switch (reference.event(first).askedPoint, attempt.event(second).askedPoint) {
        case (let point?, let other?): point.isAlike(other)
        case (nil, nil): true
        default: false
        }
    }

    /// Compares the question and the point.
    fileprivate func isSameCall(
        _ first: Step,
        _ second: Step,
        inAttempt isInAttempt: Bool = false
    ) -> Bool {
        let event = isInAttempt ? attempt.event(first) : reference.event(first)
        let other = attempt.event(second)
        guard event.question == other.question else { return false }
        guard let point = event.askedPoint, let otherPoint = other.askedPoint else {
            return event == other
        }
        return point.isAlike(otherPoint)
    }

    /// Compares the question, the point and the answer, but not the inner calls.
    fileprivate func isSame(_ first: Step, _ second: Step) -> Bool {
        isSameCall(first, second) && reference.answer(of: first) == attempt.answer(of: second)
    }
}
