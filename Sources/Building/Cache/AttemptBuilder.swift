import Isolation
import Catalogue
import Foundation
import Hashing
import Platform
import Results

/// Builds a program from an answer and the exercise's harness, or finds it in the cache.
///
/// The cache key covers everything that goes into a program: the exact bytes of the answer and the harness,
/// the kit, the compiler, the allowed declarations, the judge and its advice.
package struct AttemptBuilder: Sendable {
    let workbook: Workbook
    let toolchain: Toolchain
    let exercise: Exercise
    let harness: String
    private(set) var sandbox: any Sandbox
    /// The declarations to which answers may refer; `nil` allows all.
    let allowed: AllowedDeclarations?
    /// The moment at which a try to compile an answer is ended.
    private var deadline = Double.infinity

    package init(workbook: Workbook, exercise: Exercise, sandbox: any Sandbox) throws {
        self.workbook = workbook
        self.exercise = exercise
        harness = try workbook.harness(exercise)
        self.sandbox = sandbox
        let isUnlisted = ProcessInfo.processInfo.environment[EnvironmentVariable.unlisted] != nil
        allowed =
            isUnlisted || !OperatingSystem.own.hasListedDeclarations
            ? nil : try AllowedDeclarations(folder: workbook.allowedDeclarations)
        toolchain = try Toolchain(workbook: workbook)
    }

    /// The same builder without a sandbox, for the workbook's own files.
    package var trusted: AttemptBuilder {
        var copy = self
        copy.sandbox = NoSandbox()
        return copy
    }

    private var cache: CacheFolder {
        CacheFolder(path: "\(workbook.cache)/attempts", capacity: 1_200)
    }

    /// A hidden folder, so that the cache neither counts nor removes locks.
    private var locks: CacheFolder {
        CacheFolder(path: "\(cache.path)/.locks", capacity: .max)
    }

    /// Longer than any build may hold its lock.
    private static let secondsOfLongestBuild = 86_400.0

    package func build(_ source: AnswerSource) throws -> BuildResult {
        let folder = try folder(for: source)
        let name = URL(fileURLWithPath: folder).lastPathComponent
        let began = monotonicSeconds()
        let lock = try BuildLock("\(locks.path)/\(name)")
        defer { lock.release() }
        let secondsWaited = monotonicSeconds() - began
        if let kept = keptResult(in: folder, of: source) {
            cache.use(name)
            return kept
        }
        if cache.trim() { locks.remove(olderThan: AttemptBuilder.secondsOfLongestBuild) }
        let scratch = folder + ".unfinished"
        try? FileManager.default.removeItem(atPath: scratch)
        try FileManager.default.createDirectory(
            atPath: scratch,
            withIntermediateDirectories: true
        )
        // Other users may enter the folder but not list it: an answer that runs as another user cannot find
        // other answers or the reference.
        chmod(cache.path, 0o711)
        // Do not count building the modules against the answer.
        try prepareModules()
        let result = try compiled(source, in: scratch, laterIn: folder, after: secondsWaited)
        try keep(result, of: source, in: scratch, as: folder)
        return result
    }

    /// The seconds of the first and the second try to compile an answer, however busy the machine is.
    ///
    /// A suite is ended after 90 s. If it waits for both tries, it needs time left to report the failure.
    private static let secondsOfTries = (first: 55.0, second: 25.0)

    /// Compiles an answer, and tries again if something outside ended the compiler.
    ///
    /// - Parameter secondsWaited: How long this build waited for another process, which may have tried the
    ///   same answer meanwhile.
    /// - Throws: ``Fault`` if something outside ended the second try as well.
    private func compiled(
        _ source: AnswerSource,
        in scratch: String,
        laterIn folder: String,
        after secondsWaited: Double
    ) throws -> BuildResult {
        func compile(within seconds: Double) throws -> BuildResult {
            var builder = self
            builder.deadline = monotonicSeconds() + seconds - secondsWaited
            return try AnswerCompile(source, by: builder, in: scratch, laterIn: folder).result()
        }
        let seconds = AttemptBuilder.secondsOfTries
        do { return try compile(within: seconds.first) } catch is CompilerEnd {}
        do { return try compile(within: seconds.second) } catch let end as CompilerEnd {
            throw end.fault
        }
    }

    var compiler: AttemptCompiler {
        AttemptCompiler(
            workbook: workbook,
            toolchain: toolchain,
            sandbox: sandbox,
            modules: ModuleCache(
                path: workbook.modules,
                name: StableHash(toolchain.fingerprint).text,
                answer: workbook.reference(exercise),
                harness: harness
            ),
            deadline: deadline
        )
    }

    /// Builds the modules that answers import, unless they are there.
    package func prepareModules() throws { try compiler.makeModulesIfMissing() }

    private func folder(for source: AnswerSource) throws -> String {
        let key = ContentHash(parts: [
            source.bytes, Array(try workbook.harnessText(exercise).utf8),
            Array(workbook.kitFingerprint.utf8),
            Array(toolchain.fingerprint.utf8), Array((allowed?.fingerprint ?? "").utf8),
            // The judge itself, which decides what is accepted.
            Array(Workbook.fingerprint(of: try workbook.suitesFile()).utf8),
            Array(Workbook.fingerprint(of: workbook.advice).utf8),
        ])
        return "\(workbook.cache)/attempts/\(exercise.slug)-\(key.text)"
    }

    // MARK: Keeping

    private func keptResult(in folder: String, of source: AnswerSource) -> BuildResult? {
        let files = FileManager.default
        guard files.contents(atPath: "\(folder)/original") == Data(source.bytes),
            let data = files.contents(atPath: "\(folder)/result.json"),
            let kept = try? JSONDecoder().decode(BuildResult.self, from: data)
        else { return nil }
        // Both the cache and the answer may have been moved since the build.
        func moved(_ messages: [Diagnostic]) -> [Diagnostic] {
            messages.map { message in
                var message = message
                if !message.file.isEmpty { message.file = source.path }
                return message
            }
        }
        return switch kept {
        case .built(_, let warnings, let names):
            .built(program: "\(folder)/attempt", warnings: moved(warnings), names: names)
        case .refused(let messages): .refused(moved(messages))
        case .notAccepted(let messages): .notAccepted(moved(messages))
        }
    }

    private func keep(
        _ result: BuildResult,
        of source: AnswerSource,
        in scratch: String,
        as folder: String
    ) throws {
        try ScratchFile.write(source.bytes, to: "\(scratch)/original")
        try ScratchFile.write(JSONEncoder().encode(result), to: "\(scratch)/result.json")
        try? FileManager.default.removeItem(atPath: folder)
        try? FileManager.default.moveItem(atPath: scratch, toPath: folder)
        guard FileManager.default.fileExists(atPath: "\(folder)/result.json") else {
            throw Fault("cannot write to \(folder)")
        }
    }
}
