import Foundation
import Scenario

/// The compiler cannot be used.
package struct ToolchainFault: ExplainedError, Hashable {
    /// What is wrong, and what to do.
    package let message: String
}

/// The commands that compile and link an attempt, taken from the compiler's driver once and then
/// run without it, which halves the time of a compile.
struct CompilerJobs: Codable {
    /// A command with its arguments.
    typealias Job = [String]

    /// The driver's jobs, in their order.
    let jobs: [Job]
    /// What may stand for all jobs behind the first: the linker itself.
    ///
    /// Empty where there is no such way.
    private(set) var directLink: Job = []
    /// What may stand for ``directLink`` for answers that import nothing that the kit does not, as all that
    /// are accepted.
    ///
    /// Empty where there is no such way.
    private(set) var kitLink: Job = []
    /// Prints the compiler's tree of an answer.
    let tree: Job

    /// The places in the jobs to put paths into.
    enum Placeholder {
        static let start = "/workbook-placeholder/"
        static let answer = "\(start)Answer.swift"
        static let harness = "\(start)Harness.swift"
        static let product = "\(start)attempt"
        static let folder = "\(start)folder"
    }

    /// The frontend's limits on what one expression or one switch may cost.
    private static let limits = [
        "-Xfrontend", "-solver-expression-time-threshold=4",
        "-Xfrontend", "-solver-memory-threshold=100000000",
    ]

    /// The toolchain's own linker, where it has one, takes half the time of the system's.
    private static func fastLinker(beside compiler: String) -> [String] {
        #if os(Linux)
            let folder = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
                .deletingLastPathComponent().path
            let hasLinker = FileManager.default.isExecutableFile(atPath: "\(folder)/ld.lld")
            return hasLinker ? ["-use-ld=lld"] : []
        #else
            return []
        #endif
    }

    /// Asks the driver for its jobs.
    ///
    /// - Parameters:
    ///   - compiler: The driver.
    ///   - arguments: What it is asked.
    ///   - kit: The kit's library.
    ///   - parent: Where folders for files of a moment lie.
    init(
        compiler: String,
        arguments: [String],
        kit: String,
        scratch parent: String
    ) throws {
        let scratch = try ScratchFolder(in: parent)
        defer { scratch.remove() }
        let run = try ToolRun(
            compiler,
            arguments,
            environment: scratch.environment,
            secondsAllowed: 30
        )
        let lines = run.text.split(whereSeparator: \.isNewline).map(String.init)
        let jobs = lines.map(ShellWords.split).filter { $0.first?.hasPrefix("/") == true }
        guard run.end?.isSuccess == true, jobs.count >= 2 else {
            throw ToolchainFault(
                message: "the compiler \(compiler) does not say how it works:\n\(run.text)"
            )
        }
        self.jobs = jobs.map(CompilerJobs.withPlaceholders)
        tree = CompilerJobs.tree(insteadOf: self.jobs[0])
        directLink = DirectLink(self, in: scratch).job ?? []
        kitLink = KitLink.job(directLink, kit: kit) ?? []
    }

    /// What the driver is asked.
    static func arguments(
        compiler: String,
        kit: String,
        moduleCache: String? = nil
    ) -> [String] {
        let cache = moduleCache.map { ["-module-cache-path", $0] } ?? []
        return cache + [
            "-driver-print-jobs", "-Onone", "-wmo", "-swift-version", "5", "-parse-as-library",
            // Each file has an object file of its own, and an index.
            "-num-threads", "1",
            "-diagnostic-style=llvm", "-module-name", module,
            "-I", "\(kit)/Modules", "-L", kit, "-lAttemptKit",
            "-Xlinker", "-rpath", "-Xlinker", kit,
        ] + CompilerJobs.limits + CompilerJobs.fastLinker(beside: compiler) + [
            Placeholder.answer, Placeholder.harness, "-o", Placeholder.product,
        ]
    }

    /// The object files' temporary folder becomes a place to fill in.
    ///
    /// The lines are added for reports on crashes, and an index, which cost next to nothing. Macros are left
    /// out: no exercise needs them, and what they expand to is not in the index.
    private static func withPlaceholders(_ job: Job) -> Job {
        var job = job.map { argument in
            guard let range = argument.range(of: "TemporaryDirectory.") else { return argument }
            let start =
                argument[..<range.lowerBound].lastIndex { $0 == "@" }
                .map { argument.index(after: $0) } ?? argument.startIndex
            let file = argument[range.upperBound...].drop { $0 != "/" }
            return argument[..<start] + Placeholder.folder + file
        }
        if let frontend = job.firstIndex(of: "-frontend") {
            for option in ["-in-process-plugin-server-path", "-plugin-path"] {
                job = without(option, in: job)
            }
            let index = "\(Placeholder.folder)/\(CompilerJobs.indexFolder)"
            job.insert(
                contentsOf: notes + [index],
                at: frontend + 2
            )
        }
        return job
    }

    /// The module that an answer is compiled as, with its harness.
    static let module = "WorkbookAttempt"

    /// What the compiler writes down beside its program.
    private static let notes = ["-gline-tables-only", "-index-store-path"]
    /// What it does where it prints a tree.
    private static let printing = ["-dump-ast", "-dump-ast-format", "json"]
    /// What tells jobs that were made in another way.
    static let edition = notes + printing

    /// The folder of the index.
    static let indexFolder = "index"

    /// A job without an option that has a value.
    private static func without(_ option: String, in job: Job) -> Job {
        var rest: Job = []
        var isValue = false
        for argument in job {
            if !isValue, argument != option { rest.append(argument) }
            isValue = !isValue && argument == option
        }
        return rest
    }

    /// The job that prints the tree of the answer, as the one that compiles it sees it.
    private static func tree(insteadOf compile: Job) -> Job {
        var job = compile
        for option in ["-o", "-index-store-path", "-num-threads"] {
            job = without(option, in: job)
        }
        guard let mode = job.firstIndex(of: "-c"),
            let answer = job.firstIndex(of: Placeholder.answer)
        else { return [] }
        job.insert("-primary-file", at: answer)
        job.replaceSubrange(mode...mode, with: printing)
        return job
    }

    /// The jobs as a script of the shell, with paths in their places: each way to link that is shorter
    /// than the driver's is tried before.
    ///
    /// - Parameters:
    ///   - answer: The answer's path.
    ///   - harness: The harness's path.
    ///   - product: Where the program goes.
    ///   - folder: Where all else goes.
    func script(
        answer: String,
        harness: String,
        product: String,
        folder: String
    ) -> String {
        let fill = { (job: Job) in
            CompilerJobs.filled(
                job,
                answer: answer,
                harness: harness,
                product: product,
                folder: folder
            )
        }
        let shorter = [kitLink, directLink].filter { !$0.isEmpty }
        guard let compile = jobs.first, !shorter.isEmpty else {
            return ShellWords.script(jobs.map(fill))
        }
        let links = shorter.map { ShellWords.script([fill($0)]) + " 2>/dev/null || " }.joined()
        let others = ShellWords.script(jobs.dropFirst().map(fill))
        return ShellWords.script([fill(compile)]) + " && { \(links){ \(others); }; }"
    }

    /// A job with paths in their places.
    static func filled(
        _ job: Job,
        answer: String,
        harness: String,
        product: String,
        folder: String
    ) -> Job {
        job.map { argument in
            // Next to no argument has a place in it, and to search each one for four takes its time.
            guard strstr(argument, Placeholder.start) != nil else { return argument }
            return
                argument
                .replacingOccurrences(of: Placeholder.answer, with: answer)
                .replacingOccurrences(of: Placeholder.harness, with: harness)
                .replacingOccurrences(of: Placeholder.product, with: product)
                .replacingOccurrences(of: Placeholder.folder, with: folder)
        }
    }
}

/// Takes a command line apart as a shell would.
enum ShellWords {
    static func split(_ line: String) -> [String] {
        var words: [String] = []
        var word = ""
        var isInWord = false
        var quote: Character?
        var isEscaped = false
        for character in line {
            if isEscaped {
                word.append(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
                isInWord = true
            } else if let open = quote {
                if character == open { quote = nil } else { word.append(character) }
            } else if character == "'" || character == "\"" {
                quote = character
                isInWord = true
            } else if character.isWhitespace {
                if isInWord { words.append(word) }
                word = ""
                isInWord = false
            } else {
                word.append(character)
                isInWord = true
            }
        }
        if isInWord { words.append(word) }
        return words
    }

    /// A script that runs commands one after the other, for as long as all goes well.
    static func script(_ commands: [[String]]) -> String {
        commands.map { $0.map(quoted).joined(separator: " ") }.joined(separator: " && ")
    }

    private static func quoted(_ word: String) -> String {
        guard word.utf8.contains(UInt8(ascii: "'")) else { return "'\(word)'" }
        return "'" + word.replacing("'", with: "'\\''") + "'"
    }
}
