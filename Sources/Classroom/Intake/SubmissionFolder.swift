import Catalogue
import Foundation
import Building
import Platform

/// Finds the answer files in a student's folder by their names.
///
/// The contents are hostile, and may change during the reading. This type follows no symbolic link,
/// opens only regular files, and writes nothing.
///
/// The repository's own place for an answer, `Exercises/NN-Name/`, comes first, so that a clone of
/// the workbook is a valid submission. Otherwise the file may be in any folder that is not hidden.
package struct SubmissionFolder: Sendable {
    private let place: RawPath

    private static let maximumDepth = 8
    /// The maximum number of files and folders to visit.
    private static let maximumEntries = 20_000
    /// The maximum number of files with the same name to read.
    private static let maximumCandidates = 20
    /// The maximum size of a file that is compared with the stub, in bytes.
    private static let maximumStubBytes = 16_384
    /// Folders that contain no answers, but perhaps files with their names.
    private static let ignoredFolders: Set<String> = [
        "Solutions", "Tests", "Interviews", "node_modules", "__MACOSX", "DerivedData",
    ]

    package init(path: String) {
        place = RawPath(path)
    }

    /// The submission that a teacher names; a wrong path must not become a student's zero.
    package init(named path: String) throws(Mistake) {
        self.init(path: path)
        guard FolderDescriptor(place) != nil else {
            throw Mistake(
                "SUBMISSION=\(path) cannot be read: name the student's folder, not a file or a link."
            )
        }
    }

    /// Creates a submission whose folder name need not be UTF-8.
    init(_ place: RawPath) {
        self.place = place
    }

    /// The submission for each exercise, in the order of `exercises`.
    package func answers(to exercises: [Exercise], stubs: [Int: [UInt8]]) -> [SubmittedFile] {
        switch FileKind(of: place) {
        case .folder: break
        case .link: return exercises.map { _ in .notAccepted("The submission is a link.") }
        case .file, .other:
            return exercises.map { _ in .notAccepted("The submission is not a folder.") }
        case .absent: return exercises.map { _ in .absent }
        }
        let answers = filesInside(exercises, stubs)
        // A folder that vanishes during the reading looks like one of a student who handed in nothing.
        return FileKind(of: place) == .absent ? exercises.map { _ in .absent } : answers
    }

    private func filesInside(_ exercises: [Exercise], _ stubs: [Int: [UInt8]]) -> [SubmittedFile] {
        guard let root = FolderDescriptor(place) else {
            return exercises.map { _ in .notAccepted("The submission cannot be read.") }
        }
        var walk = FolderWalk(names: Set(exercises.map(\.answerFile)))
        walk.visit(root, names: [], relative: "", depth: SubmissionFolder.maximumDepth)
        return exercises.map { exercise in
            let found = walk.found[exercise.answerFile.lowercased()] ?? []
            if found.isEmpty {
                if let reason = walk.reasonToMiss { return .notAccepted(reason) }
                return .missing(
                    unused: walk.unused.likely(
                        exercise.answerFile,
                        isWithoutAnswers: walk.found.isEmpty
                    )
                )
            }
            return chosen(
                from: found,
                in: root,
                exercise,
                stub: stubs[exercise.number],
                unused: walk.unused.likely(besideStub: exercise.answerFile)
            )
        }
    }

    // MARK: Choosing

    /// Chooses the one file to grade.
    ///
    /// Files with equal bytes count once. Untouched stubs are ignored if there is any other file.
    ///
    /// - Parameter unused: The files with other names, one of which may be the answer of a student who
    ///   left the stub untouched.
    private func chosen(
        from found: [FolderWalk.Entry],
        in root: FolderDescriptor,
        _ exercise: Exercise,
        stub: [UInt8]?,
        unused: [String]
    ) -> SubmittedFile {
        guard found.count <= SubmissionFolder.maximumCandidates else {
            return .notAccepted(
                "There are \(found.count) files named \(exercise.answerFile). Hand in one."
            )
        }
        let candidates = found.map { read($0, in: root) }
        let begun = candidates.filter { !isStub($0, stub) }
        let distinct = preferred(of: begun.isEmpty ? candidates : begun, exercise)
            .reduce(into: [Candidate]()) { kept, next in
                if !kept.contains(where: { $0.data == next.data && $0.data != nil }) {
                    kept.append(next)
                }
            }
        guard let first = distinct.first else { return .missing(unused: []) }
        guard distinct.count == 1 else {
            let paths = distinct.map(\.path).sorted().prefix(4).joined(separator: ", ")
            let hasOtherName = distinct.contains {
                !"/\($0.path)".hasSuffix("/\(exercise.answerFile)")
            }
            return .notAccepted(
                "There are \(distinct.count) different files "
                    + (hasOtherName ? "that may be" : "named")
                    + " \(exercise.answerFile): \(paths). Hand in one."
            )
        }
        guard let data = first.data else { return .notAccepted(first.reason) }
        let others = begun.filter { $0.data != data }.map(\.path)
        return .file(
            bytes: [UInt8](data),
            path: first.path,
            unused: begun.isEmpty ? unused : others
        )
    }

    /// The files with the exact name, or all if none has it; those in the repository's own place come first.
    private func preferred(of candidates: [Candidate], _ exercise: Exercise) -> [Candidate] {
        func ending(_ path: String) -> [Candidate] {
            candidates.filter { "/\($0.path)".hasSuffix("/\(path)") }
        }
        let exact = ending(exercise.answerFile)
        let inPlace = ending("Exercises/\(exercise.slug)/\(exercise.answerFile)")
        return exact.isEmpty ? candidates : inPlace + exact
    }

    /// Whether a file is the untouched stub, regardless of its line endings.
    private func isStub(_ candidate: Candidate, _ stub: [UInt8]?) -> Bool {
        guard let data = candidate.data, data.count <= SubmissionFolder.maximumStubBytes, let stub
        else { return false }
        let bytes = [UInt8](data)
        let source = try? AnswerSource(bytes, path: candidate.path)
        return bytes == stub || source?.hasSameCode(as: stub) == true
    }

    private struct Candidate {
        var path: String
        /// `Data` is compared much faster than an array.
        var data: Data?
        var reason = ""
    }

    private func read(_ entry: FolderWalk.Entry, in root: FolderDescriptor) -> Candidate {
        func refused(_ reason: String) -> Candidate {
            Candidate(path: entry.path, reason: "\(entry.path) \(reason)")
        }
        switch entry.kind {
        case .file: break
        case .link: return refused("is a link, not a file.")
        case .folder: return refused("is a folder, not a file.")
        case .other, .absent: return refused("is not a regular file.")
        }
        guard let file = entry.file(in: root) else { return refused("cannot be read.") }
        var status = stat()
        guard fstat(file.fileDescriptor, &status) == 0, FileKind(status) == .file else {
            return refused("is not a regular file.")
        }
        let most = AnswerSource.maximumBytes
        guard status.st_size <= most else {
            return refused("has \(status.st_size) bytes; an answer has at most \(most).")
        }
        guard let data = try? file.read(upToCount: most + 1) ?? Data(), data.count <= most else {
            return refused("cannot be read.")
        }
        return Candidate(path: entry.path, data: data)
    }
}

extension SubmissionFolder {
    private struct FolderWalk {
        struct Entry {
            /// The names of the parent folders, and then the file's own name.
            var names: [RawPath]
            /// The path within the submission.
            var path: String
            var kind: FileKind

            /// Opens the file relative to the descriptor of the submission's folder.
            func file(in root: FolderDescriptor) -> FileHandle? {
                guard let name = names.last else { return nil }
                return names.dropLast()
                    .reduce(root) { folder, name in folder?.folder(name) }?
                    .file(name)
            }
        }

        let names: [String: String]
        private(set) var found: [String: [Entry]] = [:]
        private(set) var unused: UnusedFiles
        private var remaining = SubmissionFolder.maximumEntries
        private(set) var reasonToMiss: String?
        /// The folders with the workbook's own sources, which are no student's work.
        private var sourcesOfWorkbooks: [String] = []

        init(names: Set<String>) {
            self.names = Dictionary(
                names.map { ($0.lowercased(), $0) },
                uniquingKeysWith: { first, _ in first }
            )
            unused = UnusedFiles(answerFiles: names)
        }

        mutating func visit(
            _ folder: FolderDescriptor?,
            names above: [RawPath],
            relative: String,
            depth: Int
        ) {
            guard remaining >= 0 else { return }
            guard let folder, let names = folder.names(atMost: remaining + 1) else {
                reasonToMiss =
                    relative.isEmpty
                    ? "The submission cannot be read." : "The folder \(relative) cannot be read."
                return
            }
            var folders: [(name: RawPath, path: String)] = []
            let isWorkbook = ["Exercises", "Package.swift"].allSatisfy {
                names.contains(RawPath($0))
            }
            if isWorkbook {
                sourcesOfWorkbooks.append(relative.isEmpty ? "Sources/" : "\(relative)/Sources/")
            }
            for name in names {
                remaining -= 1
                guard remaining >= 0 else {
                    reasonToMiss =
                        "The submission has more files than are looked at, "
                        + "\(SubmissionFolder.maximumEntries)."
                    return
                }
                guard !name.isHidden else { continue }
                let path = relative.isEmpty ? name.visible : "\(relative)/\(name.visible)"
                let kind = folder.kind(of: name)
                if let answer = AnswerFileName.plain(name.visible, among: self.names) {
                    found[answer, default: []].append(
                        Entry(names: above + [name], path: path, kind: kind)
                    )
                } else if kind == .folder,
                    !SubmissionFolder.ignoredFolders.contains(name.visible)
                {
                    folders.append((name, path))
                } else if kind == .file || kind == .link,
                    !sourcesOfWorkbooks.contains(where: path.hasPrefix)
                {
                    unused.add(path, isLink: kind == .link)
                }
            }
            guard depth > 0 else { return }
            for (name, path) in folders {
                visit(
                    folder.folder(name),
                    names: above + [name],
                    relative: path,
                    depth: depth - 1
                )
            }
        }
    }
}
