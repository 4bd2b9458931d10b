import Results

/// The reason why the last check could not compare all scenes; a hint must name it first.
struct HintObstacle: Hashable {
    enum Kind: Hashable {
        case didNotCompile
        case notAccepted
        case crashed
        case endless
    }

    let kind: Kind
    private let line: Int?

    /// The obstacle of the last check; `nil` if its scenes could be compared, or before the first.
    init?(_ note: ExerciseNote) {
        switch note.outcome {
        case .didNotCompile?: kind = .didNotCompile
        case .notAccepted?: kind = .notAccepted
        case .crashed?: kind = .crashed
        case .timedOut?: kind = .endless
        case nil, .passed?, .failed?, .notStarted?, .skipped?, .graderFault?, .missing?: return nil
        }
        line = note.line
    }

    /// The hint.
    ///
    /// - Parameter file: The answer's file name.
    func hint(in file: String) -> String {
        switch kind {
        case .didNotCompile:
            "In the last check your answer did not compile. The first error is "
                + "\(place("in", file)). Correct that one first: others often follow from it."
        case .notAccepted:
            "The last check did not accept your answer. The reason is \(place("in", file)). "
                + "The report says what to use instead."
        case .crashed:
            "In the last check your answer crashed \(place("at", file)). Ask which value can be nil "
                + "or out of range there, and whether the function calls itself forever."
        case .endless:
            "In the last check your answer did not return: it was stopped \(place("at", file)). "
                + "Check what ends the loop or the recursion there."
        }
    }

    private func place(_ preposition: String, _ file: String) -> String {
        line.map { "\(preposition) line \($0) of \(file)" } ?? "in \(file)"
    }
}
