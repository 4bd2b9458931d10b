/// How far known faults explain what an answer does.
///
/// An answer that was out of time in a scene may only have been slow, and so may a fault: that says
/// something where both were, and nothing where one was.
public struct BehaviourAgreement: Sendable {
    /// In how many cells the answer, or a fault, differs from the reference in a way that tells.
    public private(set) var differing = 0
    /// In how many of them the answer does what the faults lead to.
    public private(set) var explained = 0
    /// In how many cells the rarer of two faults shows alone, and is met; for one fault the same as
    /// ``explained``.
    public private(set) var alone = 0

    /// The part of the differences that is explained, from 0 to 1.
    public var share: Double { differing == 0 ? 0 : Double(explained) / Double(differing) }

    /// Whether there are differences, and all are explained.
    public var isExact: Bool { differing > 0 && explained == differing }

    /// Holds an answer against one fault.
    public init(of attempt: Behaviour, with fault: Behaviour) {
        let (cells, wrong) = (attempt.cells, fault.cells)
        guard cells.count == wrong.count else { return }
        for index in cells.indices where cells[index] != Behaviour.unknown {
            if cells[index] == Behaviour.same, wrong[index] == Behaviour.same { continue }
            let isSlow = cells[index] == Behaviour.outOfTime
            if isSlow != (wrong[index] == Behaviour.outOfTime) { continue }
            differing += 1
            if cells[index] == wrong[index] { explained += 1 }
        }
        alone = explained
    }

    /// Holds an answer against two faults.
    ///
    /// Where only one of them shows, the answer must do as it does. Where both do, anything may come
    /// of it. Where neither does, the answer must be right.
    public init(of attempt: Behaviour, with first: Behaviour, and second: Behaviour) {
        let cells = attempt.cells
        let (one, other) = (first.cells, second.cells)
        guard cells.count == one.count, cells.count == other.count else { return }
        var (firstAlone, secondAlone) = (0, 0)
        for index in cells.indices
        where cells[index] != Behaviour.unknown && cells[index] != Behaviour.outOfTime {
            switch (one[index] == Behaviour.same, other[index] == Behaviour.same) {
            case (true, true): if cells[index] != Behaviour.same { differing += 1 }
            case (false, false): break
            case (false, true):
                differing += 1
                if cells[index] == one[index] { firstAlone += 1 }
            case (true, false):
                differing += 1
                if cells[index] == other[index] { secondAlone += 1 }
            }
        }
        explained = firstAlone + secondAlone
        alone = min(firstAlone, secondAlone)
    }
}
