import Foundation
import Judge

#if canImport(Glibc)
    import Glibc
#endif

/// A student's folder: the answer files in it, found by name.
///
/// Everything in it is hostile. No link is followed, nothing but a regular file is opened, nothing is
/// written. The repository's own place for an answer, `Exercises/NN-Name/`, comes first, so that a clone
/// of the workbook is a submission as it is; else the file may lie anywhere.
public struct SubmissionFolder: Sendable {
    /// The folder.
    public let path: String

    /// How deep answers are looked for.
    private static let maximumDepth = 8
    /// How many files and folders are looked at.
    private static let maximumEntries = 20_000
    /// Folders that hold no answers, though perhaps files of the same names.
    private static let ignoredFolders: Set<String> = [
        ".git", ".build", ".swiftpm", "Solutions", "Sources", "Tests", "node_modules", "__MACOSX",
        "DerivedData",
    ]

    /// Takes a folder as a submission.
    public init(path: String) {
        self.path = path
    }

    /// What was handed in for each exercise, in the order of the exercises.
    public func answers(to exercises: [Exercise], stubs: [Int: [UInt8]]) -> [HandedIn] {
        switch FileKind(of: path) {
        case .folder: break
        case .link: return exercises.map { _ in .notAccepted("The submission is a link.") }
        default: return exercises.map { _ in .notAccepted("The submission is not a folder.") }
        }
        var walk = FolderWalk(names: Set(exercises.map(\.answerFile)))
        walk.visit(path, relative: "", depth: SubmissionFolder.maximumDepth)
        return exercises.map { exercise in
            let found = walk.found[exercise.answerFile.lowercased()] ?? []
            if found.isEmpty, let reason = walk.reasonToMiss { return .notAccepted(reason) }
            return chosen(from: found, exercise, stub: stubs[exercise.number])
        }
    }

    // MARK: Choosing

    /// The one file that is graded.
    ///
    /// Files of one name are one answer if they are the same; an untouched stub gives way to any other.
    private func chosen(
        from found: [FolderWalk.Entry],
        _ exercise: Exercise,
        stub: [UInt8]?
    ) -> HandedIn {
        let own = "Exercises/\(exercise.slug)/\(exercise.answerFile)"
        let inPlace = found.filter { $0.path == own || $0.path.hasSuffix("/\(own)") }
        let exact = found.filter { $0.path.hasSuffix(exercise.answerFile) }
        var candidates = (exact.isEmpty ? found : exact).map(read)
        if inPlace.count == 1, let first = inPlace.first {
            let others = candidates.filter { $0.path != first.path }
            candidates = [read(first)] + others
        }
        let begun = candidates.filter { $0.bytes != stub || $0.bytes == nil }
        let distinct = (begun.isEmpty ? candidates : begun).reduce(into: [Candidate]()) {
            kept,
            next in
            if !kept.contains(where: { $0.bytes == next.bytes && $0.bytes != nil }) {
                kept.append(next)
            }
        }
        guard let first = distinct.first else { return .missing }
        guard distinct.count == 1 else {
            let paths = distinct.map(\.path).sorted().prefix(4).joined(separator: ", ")
            return .notAccepted(
                "There are \(distinct.count) different files named \(exercise.answerFile): \(paths). "
                    + "Hand in one."
            )
        }
        guard let bytes = first.bytes else { return .notAccepted(first.reason) }
        return .file(bytes: bytes, path: first.path)
    }

    private struct Candidate {
        var path: String
        var bytes: [UInt8]?
        var reason = ""
    }

    private func read(_ entry: FolderWalk.Entry) -> Candidate {
        switch entry.kind {
        case .file: break
        case .link:
            return Candidate(path: entry.path, reason: "\(entry.path) is a link, not a file.")
        case .folder:
            return Candidate(path: entry.path, reason: "\(entry.path) is a folder, not a file.")
        case .other, .absent:
            return Candidate(path: entry.path, reason: "\(entry.path) is not a regular file.")
        }
        let descriptor = open(entry.place, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            return Candidate(path: entry.path, reason: "\(entry.path) cannot be read.")
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            return Candidate(path: entry.path, reason: "\(entry.path) is not a regular file.")
        }
        guard status.st_size <= AnswerSource.maximumBytes else {
            return Candidate(
                path: entry.path,
                reason: "\(entry.path) has \(status.st_size) bytes; an answer has at most "
                    + "\(AnswerSource.maximumBytes)."
            )
        }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
        guard let data = try? file.read(upToCount: AnswerSource.maximumBytes + 1) ?? Data(),
            data.count <= AnswerSource.maximumBytes
        else { return Candidate(path: entry.path, reason: "\(entry.path) cannot be read.") }
        return Candidate(path: entry.path, bytes: [UInt8](data))
    }
}

extension SubmissionFolder {
    /// Looks through a folder for files by name.
    private struct FolderWalk {
        struct Entry {
            /// Where it is.
            var place: String
            /// Where it is within the submission.
            var path: String
            var kind: FileKind
        }

        let names: [String: String]
        private(set) var found: [String: [Entry]] = [:]
        private var remaining = SubmissionFolder.maximumEntries
        private(set) var reasonToMiss: String?

        init(names: Set<String>) {
            self.names = Dictionary(
                names.map { ($0.lowercased(), $0) },
                uniquingKeysWith: { first, _ in first }
            )
        }

        mutating func visit(_ folder: String, relative: String, depth: Int) {
            let files = FileManager.default
            guard let entries = try? files.contentsOfDirectory(atPath: folder) else {
                reasonToMiss = "The folder \(relative.isEmpty ? "." : relative) cannot be read."
                return
            }
            var folders: [(place: String, path: String)] = []
            for name in entries.sorted() {
                remaining -= 1
                guard remaining > 0 else {
                    reasonToMiss =
                        "The submission has more files than are looked at, "
                        + "\(SubmissionFolder.maximumEntries)."
                    return
                }
                let place = "\(folder)/\(name)"
                let path = relative.isEmpty ? name : "\(relative)/\(name)"
                let kind = FileKind(of: place)
                if let answer = AnswerFileName(name).plain(among: names) {
                    found[answer, default: []].append(Entry(place: place, path: path, kind: kind))
                } else if kind == .folder, !SubmissionFolder.ignoredFolders.contains(name) {
                    folders.append((place, path))
                }
            }
            guard depth > 0 else { return }
            for (place, path) in folders { visit(place, relative: path, depth: depth - 1) }
        }
    }
}
