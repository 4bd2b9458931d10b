import Catalogue
import Classroom
import DeskCommands
import Foundation
import Subcommands

struct DeliverCommand: Subcommand {
    static let name = "deliver"
    static let operands = ["gradescope|classroom50|exercism|junit|actions", "SUBMISSION"]
    static let options = [Option.student, .page] + ClassOptions.all.dropFirst()
    static let summary =
        "Grades one student's folder, and writes the result in the format of a learning platform."
    var runsUntrustedAnswers: Bool { true }
    var isSupervised: Bool { true }

    private let place: DeliveryPlatform
    private let submission: String
    private let student: String
    private let file: String?
    private let options: ClassOptions

    init(_ arguments: Arguments) throws(WrongUse) {
        place = try arguments.place()
        guard let submission = arguments.operand(1) else {
            throw WrongUse(
                "SUBMISSION is missing: name the student's folder with SUBMISSION=folder."
            )
        }
        self.submission = submission
        student = arguments.student(of: submission)
        options = try ClassOptions(arguments)
        file =
            options.out.isEmpty
            ? nil : try Option.out.requireFile(at: options.out, named: options.out)
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws -> ExitStatus {
        let folder = "\(workbook.cache)/deliveries/\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var classroom = try ClassSession(options.into(folder), workbook: workbook)
        // Fails before the grading if a variable is missing.
        let writer = try DeliveryWriter(place, ProcessInfo.processInfo.environment)
        let tally = try classroom.grade(student, in: submission)
        let text = try classroom.writer(students: [student]).write(of: student, writer.text)
        try write(text, terminal)
        return tally.graderFaults == 0 ? .passed : .graderFault
    }

    private func write(_ text: String, _ terminal: Terminal) throws(OutputFault) {
        guard let file else {
            terminal.write(text)
            return
        }
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
        } catch {
            throw OutputFault(path: file, reason: error.localizedDescription)
        }
    }
}

extension Arguments {
    fileprivate func place() throws(WrongUse) -> DeliveryPlatform {
        let word = operand() ?? ""
        guard let place = DeliveryPlatform(rawValue: word) else {
            let choices = DeliveryPlatform.allCases.map(\.rawValue).joined(separator: ", ")
            throw WrongUse(
                (word.isEmpty ? "PLACE is missing" : "PLACE=\(word) is unknown")
                    + ": choose one of \(choices)."
            )
        }
        return place
    }
}
