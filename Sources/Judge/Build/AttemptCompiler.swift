import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Runs the compiler's jobs on two files, in a sandbox, and takes over the program that they make.
struct AttemptCompiler {
    let workbook: Workbook
    let toolchain: Toolchain
    let sandbox: any Sandbox
    let modules: ModuleCache

    /// The longest that a compile may take, in seconds.
    static let secondsAllowed = 20.0

    /// Where the compiler keeps the modules that answers import, if answers are compiled in a sandbox.
    static func modules(of workbook: Workbook) -> String { "\(workbook.cache)/modules" }

    /// Compiles.
    ///
    /// - Parameters:
    ///   - answer: The answer's path, in a folder of its own.
    ///   - importsOnlyKit: Whether it imports nothing that the kit does not.
    ///   - harness: The harness's path.
    ///   - folder: Where the program goes, called `attempt`, if all goes well.
    func compile(
        answer: String,
        importsOnlyKit: Bool = false,
        harness: String,
        into folder: String
    ) throws -> ToolRun {
        let compile = {
            try run(
                answer: answer,
                importsOnlyKit: importsOnlyKit,
                harness: harness,
                into: folder
            )
        }
        guard sandbox.protection != .none else { return try compile() }
        if !modules.isMade { try makeModules() }
        let first = try compile()
        guard modules.areOutdated(by: first) || modules.areMoved(by: first) else { return first }
        try makeModules()
        return try compile()
    }

    /// Has the modules made, which cannot be written from within a sandbox, by compiling the reference.
    private func makeModules() throws {
        let folder = "\(workbook.cache)/modules-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let trusted = AttemptCompiler(
            workbook: workbook,
            toolchain: toolchain,
            sandbox: OpenSandbox(),
            modules: modules
        )
        let compile = {
            try trusted.run(
                answer: modules.answer,
                importsOnlyKit: false,
                harness: modules.harness,
                into: folder
            )
        }
        var run = try compile()
        if modules.areMoved(by: run) {
            modules.remove()
            run = try compile()
        }
        guard run.end?.isSuccess == true else {
            throw ToolchainFault(
                message: "the reference solution does not compile: \(run.text.prefix(600))"
            )
        }
        try modules.noteMade()
    }

    private func run(
        answer: String,
        importsOnlyKit: Bool,
        harness: String,
        into folder: String
    ) throws -> ToolRun {
        let products = "\(folder)/products"
        try FileManager.default.createDirectory(
            atPath: products,
            withIntermediateDirectories: false
        )
        sandbox.open(products)
        let script = toolchain.jobs.script(
            answer: answer,
            importsOnlyKit: importsOnlyKit,
            harness: harness,
            product: "\(products)/attempt",
            folder: products
        )
        let command = sandbox.compile(
            script,
            reading: readable + [harness, answer],
            writing: products
        )
        var run = try ToolRun(
            command.executable,
            command.arguments,
            environment: command.environment,
            openFiles: command.openFiles,
            secondsAllowed: AttemptCompiler.secondsAllowed
        )
        sandbox.sweep()
        if let complaint = command.complaint(in: run.output) {
            throw SandboxFault("The compiler's sandbox does not start: \(complaint)")
        }
        run.end = run.end.map(command.end)
        if run.end?.isSuccess == true {
            try takeProgram(from: products, to: "\(folder)/attempt")
        }
        try? FileManager.default.removeItem(atPath: products)
        return run
    }

    /// What the compiler reads beside the toolchain and the two files: the kit as answers see it.
    private var readable: [String] {
        let importable = ["UIKit", "UIKitModel", "AttemptRunner", "Scenario"].map {
            "\(workbook.kit)/Modules/\($0).swiftmodule"
        }
        return importable + [
            "\(workbook.kit)/\(Workbook.kitLibrary)", AttemptCompiler.modules(of: workbook),
        ] + (toolchain.image.map { [$0.stub] } ?? [])
    }

    /// Takes the program over as a file of the judge's, whatever else the compiler left.
    private func takeProgram(from folder: String, to path: String) throws {
        let made = open("\(folder)/attempt", O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        defer { close(made) }
        let file = FileHandle(fileDescriptor: made, closeOnDealloc: false)
        var status = stat()
        guard made >= 0, fstat(made, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            let bytes = try file.readToEnd()
        else { throw ToolchainFault(message: "the compiler made no program") }
        // A process that is started while the file is open would hold it open, and the system starts no
        // program that somebody writes to: nothing is started meanwhile.
        let written = SpawningThread.shared.run {
            Result { try bytes.write(to: URL(fileURLWithPath: path)) }
        }
        try written.get()
        chmod(path, 0o755)
    }
}
