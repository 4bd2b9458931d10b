import Catalogue
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
        let solutions = "\(workbook.root)/Solutions/\(exercise.slug)"
        let attempts = "\(workbook.root)/Tests/WorkbookTests/Attempts/\(exercise.slug)"
        add("\(solutions)/\(exercise.answerFile)", to: exercise, .right)
        add("\(solutions)/Stub.swift", to: exercise, .untouched)
        var kinds: [String: AnswerKind] = [:]
        for name in AnswerStock.files(in: attempts) {
            let path = "\(attempts)/\(name)"
            guard let kind = AnswerStock.expectation(of: path) else { continue }
            kinds[name] = kind
            add(path, to: exercise, kind)
        }
        for name in AnswerStock.files(in: "\(solutions)/Alternatives") {
            add("\(solutions)/Alternatives/\(name)", to: exercise, .right)
        }
        // A test attempt of the same name declares the outcome of a misconception.
        for name in AnswerStock.files(in: "\(solutions)/Misconceptions") {
            add("\(solutions)/Misconceptions/\(name)", to: exercise, kinds[name] ?? .wrong)
        }
    }

    private mutating func add(_ path: String, to exercise: Exercise, _ kind: AnswerKind) {
        guard let data = FileManager.default.contents(atPath: path) else { return }
        answers[exercise, default: [:]][kind, default: []].append([UInt8](data))
    }

    private static func files(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted()
    }

    /// The outcome declared in the head of an attempt; `nil` for attempts that no class contains.
    private static func expectation(of path: String) -> AnswerKind? {
        let data = FileManager.default.contents(atPath: path) ?? Data()
        let head = String(decoding: data.prefix(80), as: UTF8.self)
        guard let word = head.firstMatch(of: /Expect: (\w+)/)?.1 else { return nil }
        return switch word {
        case "passed": .right
        case "failed": .wrong
        case "crashed": .crashing
        case "timedOut": .looping
        case "didNotCompile": .notCompiling
        default: nil
        }
    }
}
