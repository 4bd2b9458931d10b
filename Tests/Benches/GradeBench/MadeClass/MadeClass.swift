import Catalogue
import Foundation
import Scenario

/// A generated class, which depends only on the seed.
struct MadeClass {
    /// A student's answer to an exercise.
    struct Place: Hashable {
        var student: Int
        var exercise: Exercise
    }

    let students: Int
    /// The submitted answers.
    ///
    /// A place without a file is missing.
    private(set) var answers: [Place: [UInt8]] = [:]
    private(set) var counts: [AnswerKind: Int] = [:]
    /// The answers that other students may copy.
    private var originals: [Exercise: [[UInt8]]] = [:]

    init(students: Int, seed: UInt64, mix: ClassMix, stock: AnswerStock) {
        self.students = students
        var generator = SeededGenerator(seed: seed)
        var places = (1...max(1, students)).flatMap { student in
            Exercise.all.map { Place(student: student, exercise: $0) }
        }
        places.shuffle(using: &generator)
        var copies: [Place] = []
        for (kind, count) in mix.counts(of: places.count) {
            for place in MadeClass.take(count, of: kind, from: &places, stock) {
                counts[kind, default: 0] += 1
                switch kind {
                case .missing: continue
                case .copy: copies.append(place)
                default: hand(in: place, kind, stock, &generator)
                }
            }
        }
        for place in copies { copy(to: place, stock, &generator) }
    }

    /// Removes places for answers of a kind, but only of exercises for which the stock has some.
    private static func take(
        _ count: Int,
        of kind: AnswerKind,
        from places: inout [Place],
        _ stock: AnswerStock
    ) -> [Place] {
        var taken: [Place] = []
        var left: [Place] = []
        for place in places {
            let isPossible =
                kind == .missing || kind == .copy
                || !stock.answers(to: place.exercise, kind).isEmpty
            if taken.count < count, isPossible { taken.append(place) } else { left.append(place) }
        }
        places = left
        return taken
    }

    private mutating func hand(
        in place: Place,
        _ kind: AnswerKind,
        _ stock: AnswerStock,
        _ generator: inout SeededGenerator
    ) {
        let choices = stock.answers(to: place.exercise, kind)
        guard let answer = choices.randomElement(using: &generator) else { return }
        guard kind != .untouched else {
            answers[place] = answer
            return
        }
        let own = AnswerVariation(answer).renamed(for: place.student)
        answers[place] = own
        originals[place.exercise, default: []].append(own)
    }

    /// Submits a copy of another student's answer, or of the reference if there is none.
    private mutating func copy(
        to place: Place,
        _ stock: AnswerStock,
        _ generator: inout SeededGenerator
    ) {
        let original =
            originals[place.exercise]?.randomElement(using: &generator)
            ?? stock.answers(to: place.exercise, .right).first
        guard let original else { return }
        answers[place] = AnswerVariation(original).laidOut(by: &generator)
    }

    // MARK: Files

    static func name(of student: Int) -> String {
        let digits = String(student)
        return "student-" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    func write(to folder: String) throws {
        for student in 1...students {
            try FileManager.default.createDirectory(
                atPath: "\(folder)/\(MadeClass.name(of: student))",
                withIntermediateDirectories: true
            )
        }
        for (place, bytes) in answers {
            let path =
                "\(folder)/\(MadeClass.name(of: place.student))/\(place.exercise.answerFile)"
            try Data(bytes).write(to: URL(fileURLWithPath: path))
        }
    }

    /// One place for each distinct answer that must be compiled, without the stub.
    func distinct(_ stock: AnswerStock) -> [Place] {
        var known: Set<[UInt8]> = []
        for exercise in Exercise.all {
            for stub in stock.answers(to: exercise, .untouched) {
                known.insert(MadeClass.canonical(stub, exercise))
            }
        }
        let places = answers.keys.sorted {
            ($0.student, $0.exercise.number) < ($1.student, $1.exercise.number)
        }
        return places.filter { place in
            known.insert(MadeClass.canonical(answers[place] ?? [], place.exercise)).inserted
        }
    }

    private static func canonical(_ bytes: [UInt8], _ exercise: Exercise) -> [UInt8] {
        [UInt8(truncatingIfNeeded: exercise.number)] + bytes
    }
}
