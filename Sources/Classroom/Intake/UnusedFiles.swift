/// The files of a submission that may be answers, although no answer has their name.
///
/// They are not graded. Reports name them, because a student who hands in `BaseView copy.swift` or a
/// zip archive would otherwise look like one who handed in nothing.
struct UnusedFiles {
    /// The paths within the submission, in the order of the walk.
    private var paths: [String] = []
    /// Those that are links, which are not followed: anything may be behind them.
    private var links: Set<String> = []
    /// The lowercased names of all answers, without their extension.
    private let stems: [String]

    /// The maximum number of paths to keep.
    private static let maximumPaths = 1_000
    /// The maximum number of paths to name.
    private static let maximumNamed = 10
    /// The kinds of files that may hold an answer, even if the submission has other answers.
    private static let workExtensions = archiveExtensions.union(["swift"])
    private static let archiveExtensions: Set<String> = ["zip", "rar", "7z", "tar", "gz", "tgz"]
    /// The kinds of files that usually accompany answers, and hold one only if the submission has no other.
    private static let documentExtensions: Set<String> = ["txt", "pdf", "docx", "rtf"]

    /// - Parameter answerFiles: The file names of all answers, such as `BaseView.swift`.
    init(answerFiles: some Sequence<String>) {
        stems = answerFiles.map(UnusedFiles.stem)
    }

    private static func stem(of answerFile: String) -> String {
        answerFile.dropLast(".swift".count).lowercased()
    }

    mutating func add(_ path: String, isLink: Bool = false) {
        guard paths.count < UnusedFiles.maximumPaths,
            path.split(separator: "/").last != "Package.swift"
        else { return }
        paths.append(path)
        if isLink { links.insert(path) }
    }

    /// The files to name if an answer is missing; those with its name come first.
    ///
    /// - Parameters:
    ///   - answerFile: The answer's file name.
    ///   - isWithoutAnswers: Whether the submission has no answer to any exercise. Then a document may be
    ///     one.
    func likely(_ answerFile: String, isWithoutAnswers: Bool) -> [String] {
        let documents = isWithoutAnswers ? UnusedFiles.documentExtensions : []
        return likely(answerFile, extensions: UnusedFiles.workExtensions.union(documents))
    }

    /// The files to name if an answer is an untouched stub; those with its name come first.
    ///
    /// Who has the stub knows the answer's name, so a Swift file of another name is no answer.
    func likely(besideStub answerFile: String) -> [String] {
        likely(answerFile, extensions: UnusedFiles.archiveExtensions)
    }

    /// The files with the answer's name, and then links and those of the given kinds that have no answer's
    /// name.
    private func likely(_ answerFile: String, extensions: Set<String>) -> [String] {
        let stem = UnusedFiles.stem(of: answerFile)
        let named = paths.filter { UnusedFiles.letters(of: $0).contains(stem) }
        let others = paths.filter { path in
            let kind = path.split(separator: ".").last?.lowercased() ?? ""
            return !stems.contains(where: UnusedFiles.letters(of: path).contains)
                && (links.contains(path) || extensions.contains(kind))
        }
        return Array((named + others).prefix(UnusedFiles.maximumNamed))
    }

    /// The letters and digits of a file's name, which are the same for `Base View.swift` and
    /// `BaseView.swift`.
    private static func letters(of path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        return name.lowercased().filter { $0.isLetter || $0.isNumber }
    }
}
