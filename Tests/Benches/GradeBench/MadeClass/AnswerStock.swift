import Catalogue
import Explanation
import Foundation

/// The repository's answers by expected outcome: references, alternatives, misconceptions and the
/// tests' attempts.
struct AnswerStock {
    private var answers: [Exercise: [AnswerKind: [[UInt8]]]] = [:]

    init(_ workbook: Workbook) {
        for exercise in Exercise.all { read(exercise, workbook) }
    }

    /// The answers of a kind, in a fixed order.
    func answers(to exercise: Exercise, _ kind: AnswerKind) -> [[UInt8]] {
        answers[exercise]?[kind] ?? []
    }

    private mutating func read(_ exercise: Exercise, _ workbook: Workbook) {
        let attempts = "\(workbook.root)/Tests/WorkbookTests/Attempts/\(exercise.slug)"
        add(workbook.reference(exercise), to: exercise, .right)
        add(workbook.stub(exercise), to: exercise, .untouched)
        var kinds: [String: AnswerKind] = [:]
        for head in AnswerHead.all(in: attempts, workbook) {
            guard let kind = AnswerStock.kind(ofOutcome: head["Expect"]) else { continue }
            kinds[head.identifier] = kind
            add(head.file, to: exercise, kind)
        }
        for file in workbook.swiftFiles(in: workbook.alternatives(exercise)) {
            add(file, to: exercise, .right)
        }
        // A test attempt of the same name declares the outcome of a misconception.
        for misconception in Misconception.all(of: exercise, in: workbook) {
            add(misconception.file, to: exercise, kinds[misconception.identifier] ?? .wrong)
        }
    }

    private mutating func add(_ path: String, to exercise: Exercise, _ kind: AnswerKind) {
        guard let data = FileManager.default.contents(atPath: path) else { return }
        answers[exercise, default: [:]][kind, default: []].append([UInt8](data))
    }

    /// `nil` for the outcome of an attempt that no class contains.
    private static func kind(ofOutcome outcome: String) -> AnswerKind? {
        switch outcome {
        case "passed": .right
        case "failed": .wrong
        case "crashed": .crashing
        case "timedOut": .looping
        case "didNotCompile": .notCompiling
        default: nil
        }
    }
}
