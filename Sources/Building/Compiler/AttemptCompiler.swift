import Isolation
import Catalogue
import Foundation
import Platform

/// Runs the compiler's jobs on two files in a sandbox, and copies the program out of it.
package struct AttemptCompiler {
    let workbook: Workbook
    let toolchain: Toolchain
    let sandbox: any Sandbox
    let modules: ModuleCache

    /// The timeout in seconds for compiling an answer.
    ///
    /// The CPU limit strikes first, unless a busy machine keeps the compiler waiting.
    let secondsAllowed = 20.0
    /// The moment at which every run for an answer is ended, however busy the machine is.
    var deadline = Double.infinity

    /// The CPU time in seconds that one run of the compiler has in a sandbox.
    package static let secondsOfCPUTime = Double(ResourceLimits.secondsOfCompiling)

    /// The timeout in seconds for building the modules that answers import.
    ///
    /// Those of an SDK can take minutes, for which no answer is to blame.
    private static let secondsOfModules = 600.0

    struct Compilation {
        var run: ToolRun
        /// The answer's references; `nil` if the compiler refused it.
        var references: AnswerReferences?
        /// The compiler's tree of the answer as JSON; empty if there is none or if it is too long.
        var tree: [UInt8] = []
    }

    /// Compiles, and first builds the modules if they are missing or outdated.
    ///
    /// - Parameters:
    ///   - answer: The answer's path, in a folder of its own.
    ///   - harness: The harness's path.
    ///   - folder: The folder for the program, which is called `attempt`.
    func compile(answer: String, harness: String, into folder: String) throws -> Compilation {
        let compile = { try run(answer: answer, harness: harness, into: folder) }
        try makeModulesIfMissing()
        let first = try compile()
        guard
            modules.areOutdated(by: first.run, of: answer)
                || modules.areMoved(by: first.run, of: answer)
        else { return first }
        try makeModules()
        return try compile()
    }

    /// Makes the compiler print its tree of an answer, without messages.
    ///
    /// - Parameters:
    ///   - answer: The answer's path, in a folder of its own.
    ///   - harness: The harness's path.
    ///   - folder: The folder to which the compiler may write.
    func tree(of answer: String, harness: String, in folder: String) throws -> Compilation {
        let paths = CompilerJobs.Paths(
            answer: answer,
            harness: harness,
            product: "",
            folder: folder
        )
        var compilation = Compilation(
            run: try run(toolchain.jobs.treePrint(paths), reading: [harness, answer], in: folder)
        )
        compilation.tree = tree(in: folder)
        return compilation
    }

    /// Builds the modules unless they are there.
    func makeModulesIfMissing() throws {
        if !modules.isMade { try makeModules() }
    }

    /// Builds the modules by compiling the reference outside the sandbox, because the sandbox
    /// cannot write them.
    private func makeModules() throws {
        let folder = "\(workbook.cache)/modules-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let trusted = AttemptCompiler(
            workbook: workbook,
            toolchain: toolchain,
            sandbox: NoSandbox(),
            modules: modules
        )
        let compile = {
            try trusted.run(
                answer: modules.answer,
                harness: modules.harness,
                into: folder,
                secondsAllowed: AttemptCompiler.secondsOfModules
            ).run
        }
        var run = try compile()
        if modules.areMoved(by: run, of: modules.answer) {
            modules.remove()
            run = try compile()
        }
        guard run.end?.isSuccess == true else {
            throw Fault(
                "the reference solution does not compile: \(run.text.prefix(600))"
            )
        }
        try modules.markAsBuilt()
    }

    private func run(
        answer: String,
        harness: String,
        into folder: String,
        secondsAllowed: Double? = nil
    ) throws -> Compilation {
        let products = "\(folder)/products"
        let paths = CompilerJobs.Paths(
            answer: answer,
            harness: harness,
            product: "\(products)/attempt",
            folder: products
        )
        defer { try? FileManager.default.removeItem(atPath: products) }
        let run = try run(
            toolchain.jobs.script(paths),
            reading: [harness, answer],
            in: products,
            secondsAllowed: secondsAllowed
        )
        guard run.end?.isSuccess == true else { return Compilation(run: run) }
        try takeProgram(from: products, to: "\(folder)/attempt")
        let index = try IndexStore(besideCompiler: toolchain.compiler)
        let occurrences = { (path: String) in
            try index.occurrences(
                in: URL(fileURLWithPath: path).lastPathComponent,
                indexedIn: "\(products)/\(CompilerJobs.indexFolder)"
            )
        }
        let references = AnswerReferences(
            answer: try occurrences(answer),
            harness: try occurrences(harness)
        )
        return Compilation(run: run, references: references, tree: tree(in: products))
    }

    /// Runs the compiler's commands in the sandbox.
    ///
    /// - Parameter folder: A new folder, to which they may write.
    private func run(
        _ script: String,
        reading files: [String],
        in folder: String,
        secondsAllowed: Double? = nil
    ) throws -> ToolRun {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        sandbox.handOver(folder)
        try AttemptCompiler.requireRoom(in: folder)
        let seconds = secondsAllowed ?? self.secondsAllowed
        let secondsLeft = deadline - monotonicSeconds()
        guard secondsLeft > 0 else { throw CompilerEnd.wasHeldUp(seconds: Int(seconds)) }
        let limit = secondsAllowed == nil ? AttemptCompiler.limitOfAnswer : ""
        let command = sandbox.compile(
            limit + "echo \(AttemptCompiler.start); " + script,
            reading: readable + files,
            writing: folder
        )
        var run = try ToolRun(
            command,
            secondsAllowed: seconds,
            secondsAtMost: secondsLeft
        )
        sandbox.sweep()
        // On a full disk the compiler's output may be truncated.
        try AttemptCompiler.requireRoom(in: folder)
        let isStarted = run.dropFirstLine(AttemptCompiler.start)
        if !isStarted, let complaint = command.complaint(in: run.output) {
            throw SandboxFault("The compiler's sandbox does not start: \(complaint)")
        }
        return run
    }

    /// Many times the size of a compile's output.
    private static let bytesOfRoom: Int64 = 64 << 20

    /// Refuses to compile on a disk that is nearly full, where any file may be silently truncated.
    ///
    /// - Throws: ``CompilerEnd/hadNoRoom``.
    static func requireRoom(
        in folder: String,
        bytes: Int64 = AttemptCompiler.bytesOfRoom
    ) throws(CompilerEnd) {
        let disk = try? FileManager.default.attributesOfFileSystem(forPath: folder)
        guard let free = disk?[.systemFreeSize] as? NSNumber else { return }
        if free.int64Value < bytes { throw .hadNoRoom }
    }

    /// Limits the CPU time of each program that runs for an answer, as a sandbox does, even without a
    /// sandbox.
    static let limitOfAnswer = "ulimit -S -t \(ResourceLimits.secondsOfCompiling) 2>/dev/null; "

    /// The first line that the sandbox's command prints.
    ///
    /// Output after it is untrusted: the answer can imitate the sandbox's errors.
    private static let start = "started"

    /// The maximum length of a tree.
    ///
    /// A tree is a hundred times as long as its file, and parsing it takes forty times its length.
    private static let maximumTreeBytes = 6 << 20

    /// The files of the kit that the compiler reads, in addition to the toolchain and its two
    /// sources.
    private var readable: [String] {
        let modules = AttemptCompiler.importable.map {
            "\(workbook.kit)/Modules/\($0).swiftmodule"
        }
        return modules + [
            "\(workbook.kit)/\(Workbook.kitLibrary)", workbook.modules,
        ]
    }

    /// The kit's modules that an answer or a harness imports, directly or indirectly.
    private static let importable = [
        "UIKit", "ControlModel", "UIKitModel", "GeometryModel", "AttemptRunner", "Scenario",
        "Wire", "CLibrary", "CoreGraphics", "QuartzCore",
    ]

    /// Reads a product of the compiler; `nil` if it is not an ordinary file, or if it is too long.
    private func product(_ name: String, in folder: String, atMost most: Int = .max) -> Data? {
        RegularFile.contents(atPath: "\(folder)/\(name)", atMost: most, followsLink: false)
    }

    private func tree(in folder: String) -> [UInt8] {
        let most = AttemptCompiler.maximumTreeBytes
        return [UInt8](product(CompilerJobs.treeFile, in: folder, atMost: most) ?? Data())
    }

    /// Copies the program into a file that belongs to the judge.
    private func takeProgram(from folder: String, to path: String) throws {
        guard let bytes = product("attempt", in: folder), !bytes.isEmpty else {
            throw Fault("the compiler made no program")
        }
        // A process spawned while the file is open for writing would inherit it, and the kernel then refuses
        // to execute it. On the spawning thread, nothing else can be spawned meanwhile.
        let written = SpawningThread.shared.run {
            Result { try ScratchFile.write(bytes, to: path) }
        }
        try written.get()
        chmod(path, 0o755)
    }
}
