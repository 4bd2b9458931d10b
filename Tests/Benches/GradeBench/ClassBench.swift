import Catalogue
import Foundation

/// Grades a generated class, and compiles its answers with the compiler alone, in turn.
struct ClassBench {
    private let options: TrialOptions
    private let workbook = Workbook()
    private let stock: AnswerStock
    private let folder: String

    init(_ options: TrialOptions) {
        self.options = options
        stock = AnswerStock(workbook)
        folder =
            NSTemporaryDirectory() + "grade-bench-\(ProcessInfo.processInfo.processIdentifier)"
    }

    /// Measures, and prints the results.
    func run() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let made = MadeClass(
            students: options.students,
            seed: options.seed,
            mix: .realistic,
            stock: stock
        )
        let submissions = "\(folder)/class"
        try made.write(to: submissions)
        let distinct = made.distinct(stock)
        show(made, distinct: distinct.count)
        try warmUp()
        let floor = CompilerFloor(workbook: workbook, submissions: submissions, scratch: folder)
        GradeBench.say("The compiler alone on the first half, then grading, then the other half.")
        let half = distinct.count / 2
        let before = floor.compile(Array(distinct[..<half]))
        GradeBench.say("  \(seconds(before.wallSeconds)) for \(half) answers")
        var peak: Int?
        let grading = try ProcessUse.of {
            peak = try grade(submissions, out: "\(folder)/out", seed: options.seed)
        }
        GradeBench.say("  graded in \(seconds(grading.wallSeconds))")
        let after = floor.compile(Array(distinct[half...]))
        show(floor: before + after, grading, distinct: distinct.count, answers: made.answers.count)
        show(peak: peak, students: options.students)
        if options.measuresMemory { try showMemoryOfLargeClass() }
    }

    private static let studentsOfLargeClass = 2_000

    private func showMemoryOfLargeClass() throws {
        let count = ClassBench.studentsOfLargeClass
        GradeBench.say("Grading \(count) students, most of whom hand in the same.")
        let submissions = "\(folder)/large"
        try MadeClass(students: count, seed: options.seed, mix: .mostlyCopies, stock: stock)
            .write(to: submissions)
        let peak = try grade(submissions, out: "\(folder)/large-out", seed: options.seed)
        show(peak: peak, students: count)
    }

    /// Grades one student, so that the references, modules and sandbox files exist.
    private func warmUp() throws {
        GradeBench.say("Warming up with one student's references.")
        let submissions = "\(folder)/warm"
        let student = MadeClass(
            students: 1,
            seed: 1,
            mix: .mostlyCopies,
            stock: stock
        )
        try student.write(to: submissions)
        _ = try grade(submissions, out: "\(folder)/warm-out", seed: 1)
    }

    private func grade(_ submissions: String, out: String, seed: UInt64) throws -> Int? {
        try GradeProcess(
            submissions,
            out: out,
            seed: seed,
            cache: "\(folder)/cache",
            program: "\(workbook.kit)/workbook"
        ).finish()
    }

    // MARK: Printing

    private func show(_ made: MadeClass, distinct: Int) {
        let kinds = AnswerKind.allCases.map { "\(made.counts[$0] ?? 0) \($0.rawValue)" }
        GradeBench.show(
            "\(made.students) students, seed \(options.seed): " + kinds.joined(separator: ", ")
        )
        GradeBench.show(
            "\(made.answers.count) answers handed in, \(distinct) of them distinct and begun, "
                + "\(ProcessInfo.processInfo.activeProcessorCount) processors"
        )
    }

    private func show(floor: ProcessUse, _ grading: ProcessUse, distinct: Int, answers: Int) {
        let each = grading.wallSeconds / Double(max(1, distinct))
        let rows = [
            "swiftc alone, each distinct answer once  \(seconds(floor.wallSeconds)), "
                + "\(seconds(floor.processorSeconds)) of processors",
            "workbook grade                           \(seconds(grading.wallSeconds))",
            "throughput                               "
                + "\(text(Double(answers) / grading.wallSeconds)) answers/s, "
                + "\(text(each)) s for each distinct one",
            "swiftc alone / workbook grade            "
                + "\(text(floor.wallSeconds / grading.wallSeconds)) in time",
        ]
        for row in rows { GradeBench.show(row) }
    }

    private func show(peak: Int?, students: Int) {
        let memory = peak.map { "\($0 >> 20) MiB" } ?? "not known on this system"
        GradeBench.show("peak memory of the grader, \(students) students   \(memory)")
    }

    private func text(_ number: Double) -> String { String(format: "%.2f", number) }

    private func seconds(_ number: Double) -> String { String(format: "%.1f s", number) }
}
