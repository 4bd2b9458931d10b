import Classroom
import Foundation
import Judge
import Reports
import Scenario

/// Grades one submission for a place where classes are taught, and writes the file that it reads.
struct DeliverCommand: Subcommand {
    static let name = "deliver"
    static let synopsis =
        "gradescope|classroom50|exercism|junit|actions SUBMISSION [--out FILE] [--student NAME] "
        + "[options of grade]"
    static let summary =
        "Grades one student's folder, and writes the result as a place of learning reads it."
    var runsUntrustedAnswers: Bool { true }
    var isSupervised: Bool { true }

    private let place: DeliveryPlace
    private let submission: String
    private let student: String
    private let file: String?
    private let options: ClassOptions

    init(_ arguments: CommandArguments) throws(WrongUse) {
        var arguments = arguments
        place = try arguments.place()
        var submission: String?
        var student: String?
        var options = ClassOptions()
        while let word = arguments.next() {
            if try options.take(word, &arguments) { continue }
            if word == "--student" {
                student = try arguments.value(of: word)
            } else if submission == nil, !word.hasPrefix("--") {
                submission = word
            } else {
                throw arguments.notUnderstood(word)
            }
        }
        guard let submission, !submission.isEmpty else {
            throw WrongUse(
                "SUBMISSION is missing: name the student's folder with SUBMISSION=folder."
            )
        }
        self.submission = submission
        self.student = student ?? URL(fileURLWithPath: submission).lastPathComponent
        file = options.out.isEmpty ? nil : options.out
        self.options = options
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws(WrongUse) -> ExitStatus {
        let folder = "\(workbook.cache)/deliveries/\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var classroom = try ClassSession(options.into(folder), workbook: workbook)
        do {
            // Before the grading: what is missing then is missing after it, too.
            let writer = try DeliveryWriter(place, ProcessInfo.processInfo.environment)
            try classroom.beginSubmission()
            let tally = try classroom.grade([student]) { _ in SubmissionFolder(path: submission) }
            let text = try classroom.writer(students: [student])
                .write(of: student, writer.text)
            try write(text, terminal)
            return tally.graderFaults == 0 ? .passed : .graderFault
        } catch {
            terminal.complain(ClassSession.words(error))
            return ClassSession.status(after: error)
        }
    }

    private func write(_ text: String, _ terminal: Terminal) throws(OutputFault) {
        guard let file else {
            terminal.show(text)
            return
        }
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
        } catch {
            throw OutputFault(path: file, reason: error.localizedDescription)
        }
    }
}

extension CommandArguments {
    /// The place that comes next.
    fileprivate mutating func place() throws(WrongUse) -> DeliveryPlace {
        let word = next() ?? ""
        guard let place = DeliveryPlace(rawValue: word) else {
            let choices = DeliveryPlace.allCases.map(\.rawValue).joined(separator: ", ")
            throw WrongUse(
                (word.isEmpty ? "PLACE is missing" : "PLACE=\(word) is unknown")
                    + ": choose one of \(choices)."
            )
        }
        return place
    }
}
