import Foundation
import Scenario

/// What compiling an answer led to.
public enum BuildResult: Hashable, Sendable {
    /// A program that plays scenes, and the compiler's warnings.
    case built(program: String, warnings: [Diagnostic])
    /// The compiler refused the answer.
    case refused([Diagnostic])
    /// The answer has something in it that no answer may have.
    case notAccepted([Diagnostic])
}

/// Compiles an answer and the exercise's harness into a program, or finds the one compiled before.
///
/// Programs are kept by everything that went into them: the exact bytes of the answer and the
/// harness, the kit and the compiler.
public struct AttemptBuilder: Sendable {
    let workbook: Workbook
    let toolchain: Toolchain
    let exercise: Exercise
    private(set) var sandbox: any Sandbox
    /// What answers may refer to; anything where `nil`.
    private let allowed: AllowedDeclarations?

    /// The environment's name for attacks on the box alone: with it, nothing is refused for what it refers to.
    public static let unlistedVariable = "WORKBOOK_UNLISTED"

    /// Creates a builder for answers to an exercise.
    ///
    /// - Parameter sandbox: What the compiler runs in.
    public init(workbook: Workbook, exercise: Exercise, sandbox: any Sandbox) throws {
        self.workbook = workbook
        self.exercise = exercise
        self.sandbox = sandbox
        allowed =
            ProcessInfo.processInfo.environment[AttemptBuilder.unlistedVariable] == nil
            ? try AllowedDeclarations(folder: workbook.allowedDeclarations) : nil
        toolchain = try Toolchain(
            workbook: workbook,
            moduleCache: sandbox.protection == .none
                ? nil : AttemptCompiler.modules(of: workbook)
        )
    }

    /// The same for files that need no sandbox: the workbook's own.
    var trusted: AttemptBuilder {
        var copy = self
        copy.sandbox = OpenSandbox()
        return copy
    }

    private var cache: CacheFolder {
        CacheFolder(path: "\(workbook.cache)/attempts", capacity: 1_200)
    }

    /// Compiles an answer.
    public func build(_ source: AnswerSource) throws -> BuildResult {
        let folder = try folder(for: source)
        let lock = try BuildLock(folder + ".lock")
        defer { lock.release() }
        if let kept = keptResult(in: folder, of: source) {
            cache.use(URL(fileURLWithPath: folder).lastPathComponent)
            return kept
        }
        cache.trim()
        let scratch = folder + ".unfinished"
        try? FileManager.default.removeItem(atPath: scratch)
        try FileManager.default.createDirectory(
            atPath: scratch,
            withIntermediateDirectories: true
        )
        let result = try compile(source, in: scratch, laterIn: folder)
        try keep(result, of: source, in: scratch, as: folder)
        return result
    }

    private func folder(for source: AnswerSource) throws -> String {
        guard let harness = FileManager.default.contents(atPath: workbook.harness(exercise)) else {
            throw ToolchainFault(message: "\(workbook.harness(exercise)) is missing")
        }
        let key = StableHash([
            source.bytes, [UInt8](harness), Array(workbook.kitFingerprint.utf8),
            Array(toolchain.fingerprint.utf8), Array((allowed?.fingerprint ?? "").utf8),
            // The judge itself: it decides what is accepted.
            Array(Workbook.fingerprint(of: try SuiteCommand.testProgram(in: workbook.kit)).utf8),
        ])
        return "\(workbook.cache)/attempts/\(exercise.slug)-\(key.text)"
    }

    // MARK: Compiling

    /// What compiles, in the builder's sandbox.
    var compiler: AttemptCompiler {
        AttemptCompiler(
            workbook: workbook,
            toolchain: toolchain,
            sandbox: sandbox,
            modules: ModuleCache(
                path: AttemptCompiler.modules(of: workbook),
                name: StableHash(toolchain.fingerprint).text,
                answer: workbook.reference(exercise),
                harness: workbook.harness(exercise)
            )
        )
    }

    private func compile(
        _ source: AnswerSource,
        in scratch: String,
        laterIn folder: String
    ) throws -> BuildResult {
        let answer = "\(scratch)/\(exercise.answerFile)"
        try Data(source.bytes).write(to: URL(fileURLWithPath: answer))
        var compiled = source.bytes
        let needsTree = AnswerTree.isNeeded(for: source.bytes, outlets: exercise.outlets)
        if needsTree {
            let run = try printTree(of: answer, in: scratch)
            // Nor would the compiler make a program of it.
            if CompilerEnd(run, secondsAllowed: compiler.secondsAllowed) != nil {
                return refusal(source, answer: answer, run: run)
            }
            if run.end?.isSuccess == true {
                let tree = AnswerTree(run.output, of: source.bytes)
                guard !tree.isUnreadable else { return .notAccepted([source.unreadable]) }
                if allowed != nil, let finding = tree.firstFinding {
                    return .notAccepted([source.diagnostic(on: finding)])
                }
                compiled = tree.compiledBytes(outlets: exercise.outlets)
            }
        }
        var compilation = try compile(compiled, at: answer, into: scratch)
        if let calls = compilation.references?.checkedCalls,
            let replaced = CheckedCalls.replaced(in: compiled, calls)
        {
            let checked = try compile(replaced, at: answer, into: scratch)
            // A call in a form that the kit's function does not have is refused like any other.
            if checked.references != nil {
                compilation = checked
            } else {
                try Data(compiled).write(to: URL(fileURLWithPath: answer))
            }
        }
        let run = compilation.run
        guard run.end?.isSuccess == true, let references = compilation.references else {
            return refusal(source, answer: answer, run: run)
        }
        // The tree of what is compiled: in another text a name may be another declaration.
        var tree: AnswerTree?
        if needsTree {
            let printed = try printTree(of: answer, in: scratch)
            guard printed.end?.isSuccess == true else {
                throw ToolchainFault(
                    message: "the compiler makes no tree of \(exercise.answerFile)"
                )
            }
            tree = AnswerTree(printed.output, of: source.bytes)
            if tree?.isUnreadable == true { return .notAccepted([source.unreadable]) }
        }
        let findings = findings(in: source, references, tree)
        guard findings.isEmpty else {
            return .notAccepted(Array(findings.prefix(AttemptBuilder.mostFindings)))
        }
        let output = CompilerOutput(
            run.text,
            answer: answer,
            bytes: source.bytes,
            shownAs: source.path,
            harness: workbook.harness(exercise)
        )
        return .built(
            program: "\(folder)/attempt",
            warnings: output.ofAnswer.filter { $0.severity != .error }
        )
    }

    /// The most declarations that are named as not allowed.
    private static let mostFindings = 10

    /// What of the answer reaches past the exercise, by what the compiler resolved.
    private func findings(
        in source: AnswerSource,
        _ references: AnswerReferences,
        _ tree: AnswerTree?
    ) -> [Diagnostic] {
        guard let allowed else { return [] }
        let findings =
            references.findings(against: allowed)
            + references.hijacked(from: [exercise.answerType] + exercise.furtherTypes)
            + references.namesakes
        let underscored = (tree?.underscored ?? []).filter { allowed.verdict(on: $0) != .allowed }
        return findings.map(source.diagnostic)
            + underscored.sorted { $0.path < $1.path }.map(source.diagnostic)
    }

    private func compile(
        _ bytes: [UInt8],
        at answer: String,
        into scratch: String
    ) throws -> AttemptCompiler.Compilation {
        try Data(bytes).write(to: URL(fileURLWithPath: answer))
        return try compiler.compile(
            answer: answer,
            harness: workbook.harness(exercise),
            into: scratch
        )
    }

    private func printTree(of answer: String, in scratch: String) throws -> ToolRun {
        let folder = "\(scratch)/tree"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        return try compiler.tree(of: answer, harness: workbook.harness(exercise), in: folder)
    }

    private func refusal(
        _ source: AnswerSource,
        answer: String,
        run: ToolRun
    ) -> BuildResult {
        let output = CompilerOutput(
            run.text,
            answer: answer,
            bytes: source.bytes,
            shownAs: source.path,
            harness: workbook.harness(exercise)
        )
        if output.isMoved { return .notAccepted([source.moved]) }
        var messages = output.ofAnswer.filter { $0.severity == .error }
        for index in messages.indices {
            messages[index].advice = Advice.on(
                messages[index].message,
                sourceLine: messages[index].sourceLine
            )
        }
        let end = CompilerEnd(run, secondsAllowed: compiler.secondsAllowed)
        if messages.isEmpty, let end {
            messages = [end.diagnostic(on: source.path)]
        } else if messages.isEmpty {
            messages = [Advice.onMisfit(source.path, exercise, output.ofHarness)]
            messages += output.ofHarness.prefix(1).map {
                Diagnostic(severity: .note, file: "", message: "the compiler says: \($0.message)")
            }
            if output.ofHarness.isEmpty {
                messages.append(
                    Diagnostic(severity: .note, file: "", message: String(run.text.prefix(600)))
                )
            }
        }
        return .refused(messages)
    }

    // MARK: Keeping

    private struct Kept: Codable {
        enum Kind: String, Codable {
            case built, refused, notAccepted
        }

        var diagnostics: [Diagnostic]
        var kind: Kind
    }

    private func keptResult(in folder: String, of source: AnswerSource) -> BuildResult? {
        let files = FileManager.default
        guard files.contents(atPath: "\(folder)/original") == Data(source.bytes),
            let data = files.contents(atPath: "\(folder)/result.json"),
            let kept = try? JSONDecoder().decode(Kept.self, from: data)
        else { return nil }
        let messages = kept.diagnostics.map { message in
            var message = message
            if !message.file.isEmpty { message.file = source.path }
            return message
        }
        return switch kept.kind {
        case .built: .built(program: "\(folder)/attempt", warnings: messages)
        case .refused: .refused(messages)
        case .notAccepted: .notAccepted(messages)
        }
    }

    private func keep(
        _ result: BuildResult,
        of source: AnswerSource,
        in scratch: String,
        as folder: String
    ) throws {
        let kept: Kept =
            switch result {
            case .built(_, let warnings): Kept(diagnostics: warnings, kind: .built)
            case .refused(let messages): Kept(diagnostics: messages, kind: .refused)
            case .notAccepted(let messages): Kept(diagnostics: messages, kind: .notAccepted)
            }
        try Data(source.bytes).write(to: URL(fileURLWithPath: "\(scratch)/original"))
        try JSONEncoder().encode(kept).write(to: URL(fileURLWithPath: "\(scratch)/result.json"))
        try? FileManager.default.removeItem(atPath: folder)
        try? FileManager.default.moveItem(atPath: scratch, toPath: folder)
        guard FileManager.default.fileExists(atPath: "\(folder)/result.json") else {
            throw ToolchainFault(message: "cannot write to \(folder)")
        }
    }
}
