import Foundation
import Judge

/// What interviews keep on disk: the unfinished one, the history, and the code.
///
/// All of it may be deleted at any time.
package struct InterviewFiles: Sendable {
    private let folder: String
    private let codeFolder: String

    /// The most interviews that are remembered.
    private static let mostRemembered = 200
    /// A file with more bytes than this is none of an interview's.
    private static let mostBytes = 1 << 20

    /// The files of a workbook.
    ///
    /// - Parameter codeFolder: Where candidates write code; in the workbook's cache where `nil`.
    package init(_ workbook: Workbook, codeFolder: String? = nil) {
        folder = "\(workbook.cache)/interview"
        self.codeFolder = codeFolder ?? "\(folder)/code"
    }

    private var unfinished: String { "\(folder)/unfinished.json" }
    private var history: String { "\(folder)/history.json" }

    // MARK: The unfinished interview

    /// The interview to go on with, if there is one that can be read.
    package func unfinishedInterview() -> InterviewState? {
        let state: InterviewState? = InterviewFiles.read(unfinished)
        return state.flatMap { $0.isSound ? $0 : nil }
    }

    /// Keeps how far an interview is.
    func keep(_ state: InterviewState) throws { try write(state, to: unfinished) }

    /// Forgets the interview that was not finished.
    func forgetUnfinished() { try? FileManager.default.removeItem(atPath: unfinished) }

    // MARK: History

    /// The interviews so far, the last one at the end.
    func pastInterviews() -> [PastInterview] { readableHistory ?? [] }

    private var readableHistory: [PastInterview]? {
        let all: [PastInterview]? = InterviewFiles.read(history)
        return all.flatMap { $0.allSatisfy(\.isSound) ? $0 : nil }
    }

    /// Adds an interview to the history; a history that cannot be read is put aside first.
    func remember(_ interview: PastInterview) throws {
        let files = FileManager.default
        if files.fileExists(atPath: history), readableHistory == nil {
            let aside = "\(folder)/history-unreadable.json"
            try? files.removeItem(atPath: aside)
            try files.moveItem(atPath: history, toPath: aside)
        }
        let all = pastInterviews() + [interview]
        try write(Array(all.suffix(InterviewFiles.mostRemembered)), to: history)
    }

    // MARK: Code

    /// The file in which an exercise is written; the empty stub, unless it was begun before.
    func codeFile(
        _ exercise: Exercise,
        of state: InterviewState,
        in workbook: Workbook
    ) throws -> String {
        let path = "\(codeFolder)/\(state.folderName)"
        let file = "\(path)/\(exercise.answerFile)"
        let files = FileManager.default
        guard !files.fileExists(atPath: file) else { return file }
        try files.createDirectory(atPath: path, withIntermediateDirectories: true)
        try files.copyItem(atPath: workbook.stub(exercise), toPath: file)
        return file
    }

    // MARK: Reading and writing

    private static func read<Value: Decodable>(_ path: String) -> Value? {
        RegularFile.contents(atPath: path, atMost: mostBytes)
            .flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
    }

    /// Writes a value whole or not at all.
    private func write(_ value: some Encodable, to path: String) throws {
        try FileManager.default.createDirectory(
            atPath: folder,
            withIntermediateDirectories: true
        )
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(value).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}
