import Foundation
import Platform
import Results

/// One compile of an answer, in up to six runs of the compiler.
///
/// Most answers need one run. It also prints the answer's tree, which has attributes, names and expressions
/// that the index lacks. `final`, `deinit`, Objective-C's attributes and unchecked calls need a run with
/// changed bytes.
struct AnswerCompile {
    private let source: AnswerSource
    private let builder: AttemptBuilder
    private let compiler: AttemptCompiler
    /// A folder for this compile alone, and the path to which it moves afterwards.
    private let scratch: String
    private let folder: String
    private let answer: String
    private let time = ComputedTime()

    /// The seconds of CPU time after which no further run begins.
    private static let secondsOfAllRuns = 6.0

    private struct Exhausted: Error {}

    /// The CPU time of this compile's runs, without that of other children that end meanwhile.
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
        if builder.allowed != nil, let finding = UncheckedAccesses.uncheckedWord(in: source.bytes) {
            return .notAccepted([source.diagnostic(on: finding)])
        }
        // This also changes words in comments and strings, which is harmless: only compiled code is judged.
        var bytes = ObjectiveCAttributes.blanked(in: PlatformConditions.asInAnApp(source.bytes))
        if builder.exercise.shape.isSubclassed {
            bytes = FinalClass.opened(builder.exercise.answerType, in: bytes)
        }
        do {
            // The harness could not set a private outlet.
            let mayHideOutlet = !outlets.isEmpty && bytes.contains(oneOf: ["private"])
            return mayHideOutlet ? try openAndCompile(bytes) : try compile(bytes, isFirst: true)
        } catch is Exhausted {
            let end = CompilerEnd.tookTooLong(seconds: Int(AnswerCompile.secondsOfAllRuns))
            return .refused([end.diagnostic(on: source.path)])
        }
    }

    /// - Parameters:
    ///   - bytes: The source, with spaces in place of code that only an app can compile.
    ///   - isFirst: Whether the answer's tree may still change the bytes.
    private func compile(_ bytes: [UInt8], isFirst: Bool) throws -> BuildResult {
        var compiled = bytes
        let compilation = try compileWithCheckedCalls(&compiled)
        guard let references = compilation.references else {
            if isFirst, AnswerTree.mayExplainRefusal(of: bytes), !isEndedEarly(compilation.run) {
                return try openAndCompile(bytes)
            }
            return try refusal(compilation.run)
        }
        // Read the tree of the compiled bytes: in other bytes a name may refer to another declaration.
        let tree = AnswerTree(compilation.tree, of: compiled)
        if let fault = fault(in: tree) { return .notAccepted([fault]) }
        if isFirst {
            let changed = tree.compiledBytes(outlets: outlets, opensFinal: false)
            if changed != compiled { return try compileChanged(changed, from: bytes) }
        }
        let findings = findings(references, tree)
        guard findings.isEmpty else {
            return .notAccepted(findings)
        }
        return .built(
            program: "\(folder)/attempt",
            warnings: output(of: compilation.run).ofAnswer.filter { $0.severity != .error },
            names: AnswerNames(references, in: source)
        )
    }

    /// Compiles an answer without the modifiers and attributes that the harness or the compiler cannot
    /// accept.
    ///
    /// The answer's tree shows where they are.
    private func openAndCompile(_ bytes: [UInt8]) throws -> BuildResult {
        let (run, output) = try printTree(of: bytes)
        // In this case the compiler would make no program either.
        if isEndedEarly(run) { return try refusal(run) }
        let tree = AnswerTree(output, of: bytes)
        guard run.end?.isSuccess == true else {
            let rest = tree.bytesWithoutObjectiveC
            if rest != bytes { return try openAndCompile(rest) }
            let result = try compile(bytes, isFirst: false)
            guard case .built = result else { return result }
            throw Fault(
                "the compiler makes no tree of \(builder.exercise.answerFile)"
            )
        }
        if let fault = fault(in: tree) { return .notAccepted([fault]) }
        return try compileChanged(
            tree.compiledBytes(outlets: outlets, opensFinal: true),
            from: bytes
        )
    }

    /// Compiles bytes that were changed after the answer's tree, and that may contain the kit's words.
    private func compileChanged(_ changed: [UInt8], from bytes: [UInt8]) throws -> BuildResult {
        if let offset = EndingChecks.word(in: bytes) {
            return .notAccepted([source.diagnostic(on: (.reservedName(EndingChecks.word), offset))])
        }
        return try compile(changed, isFirst: false)
    }

    private var outlets: Set<String> { builder.exercise.shape.outlets }

    /// The reason why the tree alone rules out the answer; `nil` if there is none.
    private func fault(in tree: AnswerTree) -> Diagnostic? {
        if tree.isUnreadable { return source.unreadable }
        guard builder.allowed != nil else { return nil }
        return tree.firstFinding.map(source.diagnostic)
    }

    /// Compiles the answer, and again with the kit's checked functions if it calls unchecked ones.
    ///
    /// - Parameter bytes: The file; on return, the bytes that were compiled.
    private func compileWithCheckedCalls(
        _ bytes: inout [UInt8]
    ) throws -> AttemptCompiler.Compilation {
        let compilation = try compile(bytes)
        guard let calls = compilation.references?.checkedCalls,
            let replaced = CheckedCalls.replaced(in: bytes, calls)
        else { return compilation }
        let checked = try compile(replaced)
        // If the kit's function lacks this form of the call, the call is refused as a forbidden reference.
        guard checked.references != nil else { return compilation }
        bytes = replaced
        return checked
    }

    /// The most forbidden references that a report lists.
    private static let maximumFindings = 10

    /// The references that answers may not make, as the compiler resolved them.
    private func findings(
        _ references: AnswerReferences,
        _ tree: AnswerTree
    ) -> [Diagnostic] {
        guard let allowed = builder.allowed else { return [] }
        let references = references.adding(tree.heritage)
        let findings =
            references.findings(against: allowed)
            + references.hijacked(
                from: [builder.exercise.answerType] + builder.exercise.shape.furtherTypes,
                outlets: outlets
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
        let uninherited = references.findings(among: tree.uninheritedInitializers)
        let underscored = tree.underscored.filter { allowed.verdict(on: $0) != .allowed }
            .sorted { $0.path < $1.path }
        // Each message reads the whole file.
        let most = AnswerCompile.maximumFindings
        var messages = findings.prefix(most).map(source.diagnostic)
        messages += uninherited.prefix(most - messages.count).map(source.diagnostic)
        messages += underscored.prefix(most - messages.count).map(source.diagnostic)
        return messages
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

    private func printTree(of bytes: [UInt8]) throws -> (run: ToolRun, tree: [UInt8]) {
        try checkTime()
        try ScratchFile.write(bytes, to: answer)
        let folder = "\(scratch)/tree"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let printed = try compiler.tree(of: answer, harness: builder.harness, in: folder)
        try checkEnd(of: printed.run)
        return (printed.run, printed.tree)
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

    private func refusal(_ run: ToolRun) throws -> BuildResult {
        let output = output(of: run)
        if output.isMoved { return .notAccepted([source.moved]) }
        let advice = try Advice(contentsOf: builder.workbook.advice)
        var messages = output.ofAnswer.filter { $0.severity == .error }
        for index in messages.indices {
            messages[index].advice = advice.on(
                messages[index].message,
                sourceLine: messages[index].sourceLine
            )
        }
        let end = CompilerEnd(run, secondsAllowed: compiler.secondsAllowed)
        if messages.isEmpty, CompilerEnd.saysDiskIsFull(run.text) { throw CompilerEnd.hadNoRoom }
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
