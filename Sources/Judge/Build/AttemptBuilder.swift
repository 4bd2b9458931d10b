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

    /// Creates a builder for answers to an exercise.
    ///
    /// - Parameter sandbox: What the compiler runs in.
    public init(workbook: Workbook, exercise: Exercise, sandbox: any Sandbox) throws {
        self.workbook = workbook
        self.exercise = exercise
        self.sandbox = sandbox
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
            source.bytes, source.compiledBytes(outlets: exercise.outlets), [UInt8](harness),
            Array(workbook.kitFingerprint.utf8),
            Array(toolchain.fingerprint.utf8),
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
        try Data(source.compiledBytes(outlets: exercise.outlets)).write(
            to: URL(fileURLWithPath: answer)
        )
        let run = try compiler.compile(
            answer: answer,
            importsOnlyKit: source.importsOnlyKit,
            harness: workbook.harness(exercise),
            into: scratch
        )
        guard run.end?.isSuccess == true else {
            return refusal(source, answer: answer, run: run)
        }
        let output = CompilerOutput(
            run.text,
            answer: answer,
            shownAs: source.path,
            harness: workbook.harness(exercise)
        )
        return .built(
            program: "\(folder)/attempt",
            warnings: output.ofAnswer.filter { $0.severity != .error }
        )
    }

    private func refusal(
        _ source: AnswerSource,
        answer: String,
        run: ToolRun
    ) -> BuildResult {
        let output = CompilerOutput(
            run.text,
            answer: answer,
            shownAs: source.path,
            harness: workbook.harness(exercise)
        )
        let unchecked = output.uncheckedMemory
        if !unchecked.isEmpty { return .notAccepted(unchecked) }
        var messages = output.ofAnswer.filter { $0.severity == .error }
        for index in messages.indices {
            messages[index].advice = Advice.on(
                messages[index].message,
                sourceLine: messages[index].sourceLine
            )
        }
        if messages.isEmpty, run.end == nil {
            messages = [
                Diagnostic(
                    severity: .error,
                    file: source.path,
                    message: "the compiler did not finish within "
                        + "\(Int(AttemptCompiler.secondsAllowed)) s",
                    advice: "Split long expressions into several simple ones."
                )
            ]
        } else if messages.isEmpty {
            messages = [Advice.onMisfit(source, exercise: exercise)]
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
