/// Measures how well known faults explain an answer's behaviour.
///
/// A timeout may only mean that a program is slow. A cell counts as evidence if both the answer and
/// the fault timed out, and counts for nothing if only one of them did.
package struct BehaviourAgreement: Sendable {
    /// The number of cells in which the answer or a fault deviates from the reference conclusively.
    package private(set) var differing = 0
    /// The number of these cells in which the answer behaves as the faults predict.
    package private(set) var explained = 0
    /// The number of matched cells in which the rarer of two faults acts alone.
    ///
    /// For a single fault this equals ``explained``.
    package private(set) var cellsOfRarerFault = 0
    /// The number of the answer's deviations that equal those of a fault.
    package private(set) var matched = 0
    /// The number of cells in which the answer deviates from the reference.
    private var deviating = 0

    /// The share of the answer's own deviations that equal those of a fault, from 0 to 1.
    package var matchedShare: Double {
        deviating == 0 ? 0 : Double(matched) / Double(deviating)
    }

    /// The share of the deviations that is explained, from 0 to 1.
    package var share: Double { differing == 0 ? 0 : Double(explained) / Double(differing) }

    /// True if there are deviations and all of them are explained.
    package var isExact: Bool { differing > 0 && explained == differing }

    /// Compares an answer with one fault.
    package init(of attempt: Behaviour, with fault: Behaviour) {
        let (cells, wrong) = (attempt.cells, fault.cells)
        guard cells.count == wrong.count else { return }
        for index in cells.indices where cells[index] != Behaviour.unknown {
            if cells[index] == Behaviour.same, wrong[index] == Behaviour.same { continue }
            let isSlow = cells[index] == Behaviour.outOfTime
            if isSlow != (wrong[index] == Behaviour.outOfTime) { continue }
            differing += 1
            if cells[index] == wrong[index] { explained += 1 }
            count(cells[index], isMatch: cells[index] == wrong[index])
        }
        cellsOfRarerFault = explained
    }

    /// Compares an answer with two combined faults.
    ///
    /// Where only one fault shows, the answer must behave like it. Where both show, any behaviour
    /// is allowed. Where neither shows, the answer must agree with the reference.
    package init(of attempt: Behaviour, with first: Behaviour, and second: Behaviour) {
        let cells = attempt.cells
        let (one, other) = (first.cells, second.cells)
        guard cells.count == one.count, cells.count == other.count else { return }
        var (firstAlone, secondAlone) = (0, 0)
        for index in cells.indices
        where cells[index] != Behaviour.unknown && cells[index] != Behaviour.outOfTime {
            count(
                cells[index],
                isMatch: cells[index] == one[index] || cells[index] == other[index]
            )
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
        cellsOfRarerFault = min(firstAlone, secondAlone)
    }

    private mutating func count(_ cell: UInt32, isMatch: Bool) {
        guard cell != Behaviour.same else { return }
        deviating += 1
        if isMatch { matched += 1 }
    }
}
