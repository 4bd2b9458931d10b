import Catalogue
import Foundation
import Platform

/// The files of interviews: the unfinished one, the history, and the code.
///
/// All of them may be deleted at any time.
package struct InterviewFiles: Sendable {
    private let folder: String
    private let codeFolder: String
    private let unfinished: KeptValue<InterviewState>
    private let history: KeptValue<[PastInterview]>

    private static let maximumRemembered = 200
    /// The maximum size of a file that is read.
    private static let maximumBytes = 1 << 20

    /// - Parameter codeFolder: The folder for candidates' code; `nil` uses one beside the exercises.
    package init(_ workbook: Workbook, codeFolder: String? = nil) {
        folder = "\(workbook.cache)/interview"
        self.codeFolder =
            codeFolder ?? "\(workbook.answers.path)/\(InterviewFiles.shownCodeFolder)"
        let limit = InterviewFiles.maximumBytes
        unfinished = KeptValue(at: "\(folder)/unfinished.json", atMost: limit)
        history = KeptValue(at: "\(folder)/history.json", atMost: limit)
    }

    /// Editors show this folder; they may hide one whose name begins with a dot.
    private static let shownCodeFolder = "Exercises/Interviews"

    // MARK: The unfinished interview

    /// Claims the interview for this process until it ends.
    ///
    /// The system releases the claim even after a crash. If nothing can be written, there is nothing to
    /// claim.
    ///
    /// - Returns: Whether no other process has claimed it.
    package func claim() -> Bool {
        try? FileManager.default.createDirectory(
            atPath: folder,
            withIntermediateDirectories: true
        )
        let descriptor = open("\(folder)/open.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { return true }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
        let isTaken = errno == EWOULDBLOCK
        close(descriptor)
        return !isTaken
    }

    /// The interview to resume, if there is a valid one.
    package func unfinishedInterview() -> InterviewState? {
        unfinished.value.flatMap { $0.isSound ? $0 : nil }
    }

    /// Keeps an interview, unless a later one has been begun and is kept in its place.
    func keep(_ state: InterviewState) throws {
        if let kept = unfinishedInterview(), kept.beginning > state.beginning {
            throw Fault("another interview was begun after it, and is kept in its place.")
        }
        try unfinished.keep(state)
    }

    /// Removes an interview that is over, but no other one.
    func forget(_ state: InterviewState) {
        if let kept = unfinishedInterview(), !kept.isOfSameInterview(as: state) { return }
        try? FileManager.default.removeItem(atPath: unfinished.path)
    }

    // MARK: History

    /// The past interviews in chronological order.
    func pastInterviews() -> [PastInterview] { readableHistory ?? [] }

    private var readableHistory: [PastInterview]? {
        history.value.flatMap { $0.allSatisfy(\.isSound) ? $0 : nil }
    }

    /// Adds an interview to the history, and moves an unreadable history aside first.
    func remember(_ interview: PastInterview) throws {
        let files = FileManager.default
        if files.fileExists(atPath: history.path), readableHistory == nil {
            let aside = "\(folder)/history-unreadable.json"
            try? files.removeItem(atPath: aside)
            try files.moveItem(atPath: history.path, toPath: aside)
        }
        let all = pastInterviews() + [interview]
        try history.keep(Array(all.suffix(InterviewFiles.maximumRemembered)))
    }

    // MARK: Code

    /// The folder for the code of a new interview.
    func codeFolder(of state: InterviewState) -> String { "\(codeFolder)/\(state.folderName)" }

    /// The file for an exercise's code; created from the stub if it does not exist.
    func codeFile(
        _ exercise: Exercise,
        of state: InterviewState,
        in workbook: Workbook
    ) throws -> String {
        let path = state.codeFolder ?? codeFolder(of: state)
        let file = "\(path)/\(exercise.answerFile)"
        let files = FileManager.default
        guard !files.fileExists(atPath: file) else { return file }
        try files.createDirectory(atPath: path, withIntermediateDirectories: true)
        try files.copyItem(atPath: workbook.stub(exercise), toPath: file)
        return file
    }
}
