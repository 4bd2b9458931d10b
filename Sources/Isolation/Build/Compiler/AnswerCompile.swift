import Foundation
import Platform
import Results

/// One compile of an answer, with up to six runs of the compiler.
///
/// Most answers need one. A tree shows attributes and names that the index lacks; `final`,
/// Objective-C's attributes and unchecked calls need a run with other bytes.
struct AnswerCompile {
    private let source: AnswerSource
    private let builder: AttemptBuilder
    private let compiler: AttemptCompiler
    /// A folder for this compile alone, and the path to which it is moved afterwards.
    private let scratch: String
    private let folder: String
    private let answer: String
    private let time = ComputedTime()

    /// The seconds of CPU time after which no further run begins.
    private static let secondsOfAllRuns = 6.0

    private struct Exhausted: Error {}

    /// The CPU time of the compiler's runs; other children of this process may end meanwhile.
    private final class ComputedTime {
        var seconds = 0.0
    }

    init(
        _ source: AnswerSource,
        by builder: AttemptBuilder,
        in scratch: String,
        laterIn folder: String
    ) {
        self.source = source
        self.builder = builder
        self.scratch = scratch
        self.folder = folder
        compiler = builder.compiler
        answer = "\(scratch)/\(builder.exercise.answerFile)"
    }

    /// Compiles the answer.
    ///
    /// - Throws: A ``CompilerEnd`` if something outside ended the compiler.
    func result() throws -> BuildResult {
        if builder.allowed != nil, let finding = UncheckedAccesses.uncopyable(in: source.bytes) {
            return .notAccepted([source.diagnostic(on: finding)])
        }
        let outlets = builder.exercise.shape.outlets
        // The words change in comments and texts as well: only compiled code is judged.
        var bytes = ObjectiveCAttributes.blanked(in: PlatformConditions.asInAnApp(source.bytes))
        if builder.exercise.shape.isSubclassed {
            bytes = FinalClass.opened(builder.exercise.answerType, in: bytes)
        }
        do {
            return try compile(
                bytes,
                withTree: AnswerTree.isNeeded(for: bytes, outlets: outlets)
            )
        } catch is Exhausted {
            let end = CompilerEnd.tookTooLong(seconds: Int(AnswerCompile.secondsOfAllRuns))
            return .refused([end.diagnostic(on: source.path)])
        }
    }

    /// - Parameter bytes: The source, with spaces in place of what an app alone can compile.
    private func compile(_ bytes: [UInt8], withTree needsTree: Bool) throws -> BuildResult {
        var compiled = bytes
        var tree: AnswerTree?
        if needsTree {
            switch try readTree(of: bytes) {
            case .refused(let result): return result
            case .hasObjectiveC(let rest): return try compile(rest, withTree: true)
            case .read(let first):
                tree = first
                compiled = first?.compiledBytes(outlets: builder.exercise.shape.outlets) ?? bytes
            }
        }
        let compilation = try compileWithCheckedCalls(&compiled)
        guard let references = compilation.references else {
            // It may have failed because the harness cannot subclass a `final` class. The tree shows
            // where to remove the `final`.
            if !needsTree, AnswerTree.mayCloseOff(bytes), !isEndedEarly(compilation.run) {
                return try compile(bytes, withTree: true)
            }
            return refusal(compilation.run)
        }
        // The tree must belong to the compiled bytes: in other bytes a name may refer to another
        // declaration.
        if needsTree, tree == nil || compiled != bytes {
            let second = try treeOfCompiledAnswer(compiled)
            if let fault = fault(in: second) { return .notAccepted([fault]) }
            tree = second
        }
        let findings = findings(references, tree)
        guard findings.isEmpty else {
            return .notAccepted(Array(findings.prefix(AnswerCompile.maximumFindings)))
        }
        return .built(
            program: "\(folder)/attempt",
            warnings: output(of: compilation.run).ofAnswer.filter { $0.severity != .error },
            names: AnswerNames(references, in: source)
        )
    }

    private enum FirstTree {
        case refused(BuildResult)
        /// The compiler refuses the answer, maybe for Objective-C's attributes: the bytes without them.
        case hasObjectiveC([UInt8])
        /// The tree; `nil` if the compiler refuses the answer for another reason.
        case read(AnswerTree?)
    }

    /// Reads the tree before the answer is compiled, as its attributes decide which bytes to compile.
    private func readTree(of bytes: [UInt8]) throws -> FirstTree {
        let run = try printTree(of: bytes)
        // In this case the compiler would make no program either.
        if isEndedEarly(run) { return .refused(refusal(run)) }
        let tree = AnswerTree(run.output, of: bytes)
        guard run.end?.isSuccess == true else {
            let rest = tree.bytesWithoutObjectiveC
            return rest != bytes ? .hasObjectiveC(rest) : .read(nil)
        }
        if let fault = fault(in: tree) { return .refused(.notAccepted([fault])) }
        if let offset = EndingChecks.word(in: bytes) {
            let finding = source.diagnostic(on: (.ownName(EndingChecks.word), offset))
            return .refused(.notAccepted([finding]))
        }
        return .read(tree)
    }

    private func treeOfCompiledAnswer(_ bytes: [UInt8]) throws -> AnswerTree {
        let run = try printTree(of: bytes)
        guard run.end?.isSuccess == true else {
            throw ToolchainFault(
                message: "the compiler makes no tree of \(builder.exercise.answerFile)"
            )
        }
        return AnswerTree(run.output, of: bytes)
    }

    /// The reason why a tree alone rules out its answer; `nil` if it does not.
    private func fault(in tree: AnswerTree) -> Diagnostic? {
        if tree.isUnreadable { return source.unreadable }
        guard builder.allowed != nil else { return nil }
        return tree.firstFinding.map(source.diagnostic)
    }

    /// Compiles the answer, and a second time with the kit's checked functions if it calls
    /// unchecked ones.
    ///
    /// - Parameter bytes: The file; afterwards the bytes that were compiled.
    private func compileWithCheckedCalls(
        _ bytes: inout [UInt8]
    ) throws -> AttemptCompiler.Compilation {
        let compilation = try compile(bytes)
        guard let calls = compilation.references?.checkedCalls,
            let replaced = CheckedCalls.replaced(in: bytes, calls)
        else { return compilation }
        let checked = try compile(replaced)
        // A call in a form that the kit's function lacks is refused as a forbidden reference.
        guard checked.references != nil else { return compilation }
        bytes = replaced
        return checked
    }

    /// The most forbidden references that a report lists.
    private static let maximumFindings = 10

    /// The references that answers may not make, as the compiler resolved them.
    private func findings(
        _ references: AnswerReferences,
        _ tree: AnswerTree?
    ) -> [Diagnostic] {
        guard let allowed = builder.allowed else { return [] }
        let findings =
            references.findings(against: allowed)
            + references.hijacked(
                from: [builder.exercise.answerType] + builder.exercise.shape.furtherTypes,
                outlets: builder.exercise.shape.outlets
            )
            + references.namesakes
            + references.ownershipOverrides
            + references.closedConformances(against: allowed)
            + references.inheritedConformances(
                comparesSelf: AnswerReferences.mayCompareSelf(in: source.bytes)
            )
            + references.mergedTypes
            + references.conditionalConformances
            + references.dynamicSelves
            + references.extendedRanges
            + references.genericSubscripts
        let underscored = (tree?.underscored ?? []).filter { allowed.verdict(on: $0) != .allowed }
        return findings.map(source.diagnostic)
            + underscored.sorted { $0.path < $1.path }.map(source.diagnostic)
    }

    private func compile(_ bytes: [UInt8]) throws -> AttemptCompiler.Compilation {
        try checkTime()
        try ScratchFile.write(bytes, to: answer)
        let compilation = try compiler.compile(
            answer: answer,
            harness: builder.harness,
            into: scratch
        )
        try checkEnd(of: compilation.run)
        return compilation
    }

    private func printTree(of bytes: [UInt8]) throws -> ToolRun {
        try checkTime()
        try ScratchFile.write(bytes, to: answer)
        let folder = "\(scratch)/tree"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let run = try compiler.tree(of: answer, harness: builder.harness, in: folder)
        try checkEnd(of: run)
        return run
    }

    private func checkEnd(of run: ToolRun) throws {
        time.seconds += run.secondsComputed
        let end = CompilerEnd(run, secondsAllowed: compiler.secondsAllowed)
        if let end, end.isFromOutside { throw end }
    }

    /// Whether a run of the compiler ended without a verdict on the answer.
    private func isEndedEarly(_ run: ToolRun) -> Bool {
        CompilerEnd(run, secondsAllowed: compiler.secondsAllowed) != nil
    }

    /// Ends a compile whose runs together computed for too long.
    private func checkTime() throws {
        if time.seconds > AnswerCompile.secondsOfAllRuns { throw Exhausted() }
    }

    private func output(of run: ToolRun) -> CompilerOutput {
        CompilerOutput(
            run.text,
            answer: answer,
            bytes: source.bytes,
            shownAs: source.path,
            harness: builder.harness
        )
    }

    private func refusal(_ run: ToolRun) -> BuildResult {
        let output = output(of: run)
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
            messages = [Advice.onMisfit(source.path, builder.exercise, output.ofHarness)]
            messages += output.ofHarness.prefix(1).map {
                Diagnostic(severity: .note, file: "", message: "the compiler says: \($0.message)")
            }
            if output.ofHarness.isEmpty {
                messages += CompilerOutput.errorsWithoutFile(in: run.text).prefix(3).map {
                    Diagnostic(severity: .note, file: "", message: $0)
                }
            }
        }
        return .refused(messages)
    }
}
