import Foundation
import Platform

/// The commands that compile and link an attempt.
///
/// The compiler's driver prints them once. Running them without the driver halves the time of a
/// compile.
struct CompilerJobs: Codable {
    typealias Job = [String]

    let jobs: [Job]
    /// The linker's own command, which replaces all jobs after the first; empty if it could not be
    /// determined.
    private(set) var directLink: Job = []
    /// A faster command than ``directLink`` for answers that import nothing beyond the kit's
    /// imports, as all accepted answers do; empty if there is none.
    private(set) var kitLink: Job = []
    let tree: Job

    enum Placeholder {
        static let start = "/workbook-placeholder/"
        static let answer = "\(start)Answer.swift"
        static let harness = "\(start)Harness.swift"
        static let product = "\(start)attempt"
        static let folder = "\(start)folder"
    }

    /// The paths that take the placeholders' places.
    struct Paths {
        let answer: String
        let harness: String
        /// The path of the program.
        let product: String
        /// The folder for all other products.
        let folder: String

        func filled(into job: Job) -> Job {
            job.map { argument in
                // Few arguments have a placeholder, and a search for all four takes time.
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

    /// The frontend's limits on the cost of one expression or one switch.
    private static let limits = [
        "-Xfrontend", "-solver-expression-time-threshold=4",
        "-Xfrontend", "-solver-memory-threshold=100000000",
    ]

    /// Keeps local variables that closures use in boxes, whose accesses are checked at run time.
    ///
    /// Swift 6.3 would put those of closures that are only called on the stack, and check their accesses at
    /// compile time. That check misses a closure that calls another closure, which changes the variable.
    private static let checkedVariables = ["-Xllvm", "-sil-disable-pass=allocbox-to-stack"]

    /// Copies each payload that a `switch` takes out of an indirect enum's box into a variable of its own.
    ///
    /// Without optimisation, Swift 6.3 would read a large value from the box after releasing the box. Source:
    /// issue 91283 of swiftlang/swift.
    private static let ownValues = ["-Xfrontend", "-disable-large-loadable-types-reg2mem"]

    /// The option for nonatomic reference counts: on Linux an attempt has one thread.
    private static func ofOneThread(on system: OperatingSystem) -> [String] {
        system == .linux ? ["-Xfrontend", "-assume-single-threaded"] : []
    }

    /// The option for the toolchain's own linker, which on Linux takes half the time of the system's.
    private static func fastLinker(beside compiler: String, on system: OperatingSystem) -> [String]
    {
        let folder = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
            .deletingLastPathComponent().path
        let hasLinker = FileManager.default.isExecutableFile(atPath: "\(folder)/ld.lld")
        return system == .linux && hasLinker ? ["-use-ld=lld"] : []
    }

    /// Asks the driver for its jobs.
    ///
    /// - Parameters:
    ///   - compiler: The driver's path.
    ///   - kit: The path of the kit's library.
    ///   - parent: The folder for scratch folders.
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
            throw Fault(
                "the compiler \(compiler) did not list its jobs:\n\(run.text)"
            )
        }
        self.jobs = jobs.map(CompilerJobs.withPlaceholders)
        tree = CompilerJobs.tree(insteadOf: self.jobs[0])
        directLink = DirectLink(self, in: scratch).job ?? []
        kitLink = KitLink.job(directLink, kit: kit) ?? []
    }

    /// The arguments that make the driver print its jobs.
    ///
    /// - Parameters:
    ///   - sdk: The SDK, if the compiler does not find one by itself.
    ///   - moduleCache: The folder for the modules of the SDK and of the C library.
    static func arguments(
        compiler: String,
        kit: String,
        sdk: String?,
        moduleCache: String,
        on system: OperatingSystem = .own
    ) -> [String] {
        (sdk.map { ["-sdk", $0] } ?? []) + [
            "-module-cache-path", moduleCache,
            "-driver-print-jobs", "-Onone", "-wmo", "-swift-version", "5", "-parse-as-library",
            // Gives each file its own object file and index.
            "-num-threads", "1",
            "-diagnostic-style=llvm", "-module-name", module,
            "-I", "\(kit)/Modules", "-L", kit, "-lAttemptKit",
            "-Xlinker", "-rpath", "-Xlinker", kit,
        ] + CompilerJobs.limits + CompilerJobs.checkedVariables + CompilerJobs.ownValues
            + CompilerJobs.ofOneThread(on: system)
            + CompilerJobs.fastLinker(beside: compiler, on: system) + [
                Placeholder.answer, Placeholder.harness, "-o", Placeholder.product,
            ]
    }

    /// Replaces the object files' temporary folder by a placeholder, and changes the frontend's
    /// options.
    ///
    /// Adds line tables for crash reports, and an index. Both cost next to nothing. Removes macro
    /// plugins: no exercise needs macros, and the index does not contain their expansions.
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

    static let module = "WorkbookAttempt"

    /// The options for line tables and an index that includes local types, those in functions and closures.
    private static let notes = [
        "-gline-tables-only", "-index-include-locals", "-index-store-path",
    ]
    private static let printing = ["-dump-ast", "-dump-ast-format", "json"]
    /// Part of the fingerprint of cached jobs, since changed options require new jobs.
    static let edition = notes + printing

    static let indexFolder = "index"
    static let treeFile = "tree.json"

    /// Removes an option and its value.
    private static func without(_ option: String, in job: Job) -> Job {
        var rest: Job = []
        var isValue = false
        for argument in job {
            if !isValue, argument != option { rest.append(argument) }
            isValue = !isValue && argument == option
        }
        return rest
    }

    /// The job that prints the answer's tree, with the options of the compile.
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

    /// The jobs as a shell script with paths filled in, which prints the tree while the program is linked.
    ///
    /// It tries the shorter links before the driver's.
    func script(_ paths: Paths) -> String {
        let others = ShellWords.script(jobs.dropFirst().map(paths.filled))
        let links = [kitLink, directLink].filter { !$0.isEmpty }
            .map { ShellWords.script([paths.filled(into: $0)]) + " 2>/dev/null || " }
            .joined()
        return ShellWords.script(jobs.prefix(1).map(paths.filled))
            + " && { \(treePrint(paths)) & \(links){ \(others); }; status=$?; wait; exit $status; }"
    }

    /// The command that prints the tree to its file; without messages, which would end up inside the tree.
    func treePrint(_ paths: Paths) -> String {
        let file = ShellWords.script([["\(paths.folder)/\(CompilerJobs.treeFile)"]])
        return ShellWords.script([paths.filled(into: tree)]) + " >\(file) 2>/dev/null"
    }
}
