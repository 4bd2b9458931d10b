/// The files of a submission that may be answers, although no answer has their name.
///
/// They are not graded. Reports name them, because a student who hands in `BaseView copy.swift` or a
/// zip archive would otherwise look like one who handed in nothing.
struct UnusedFiles {
    /// The paths within the submission, in the order of the walk.
    private var paths: [String] = []
    /// The lowercased names of all answers, without their extension.
    private let stems: [String]

    /// The maximum number of paths to keep.
    private static let maximumPaths = 1_000
    /// The maximum number of paths to name.
    private static let maximumNamed = 4
    /// The kinds of files in which students hand in answers.
    private static let extensions: Set<String> = [
        "swift", "txt", "zip", "rar", "7z", "tar", "gz", "tgz", "pdf", "docx", "rtf",
    ]

    /// - Parameter answerFiles: The file names of all answers, such as `BaseView.swift`.
    init(answerFiles: some Sequence<String>) {
        stems = answerFiles.map(UnusedFiles.stem)
    }

    private static func stem(of answerFile: String) -> String {
        answerFile.dropLast(".swift".count).lowercased()
    }

    mutating func add(_ path: String) {
        guard paths.count < UnusedFiles.maximumPaths, path != "Package.swift" else { return }
        paths.append(path)
    }

    /// The files to name where an answer is missing.
    ///
    /// - Parameters:
    ///   - answerFile: The answer's file name.
    ///   - isWithoutAnswers: Whether the submission has no answer to any exercise. Then a file with
    ///     any name may be one.
    func likely(_ answerFile: String, isWithoutAnswers: Bool) -> [String] {
        let stem = UnusedFiles.stem(of: answerFile)
        let files = paths.filter { path in
            let name = UnusedFiles.name(of: path)
            if stems.contains(where: name.contains) { return name.contains(stem) }
            return isWithoutAnswers && UnusedFiles.isWork(name)
        }
        return Array(files.prefix(UnusedFiles.maximumNamed))
    }

    private static func name(of path: String) -> String {
        path.split(separator: "/").last.map { $0.lowercased() } ?? ""
    }

    private static func isWork(_ name: String) -> Bool {
        name.split(separator: ".").last.map { extensions.contains(String($0)) } ?? false
    }
}
