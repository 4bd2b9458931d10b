import Foundation
import Platform
import Results
import Scenario

extension AttemptBuilder {
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
            )
        )
    }

    /// Builds the modules that answers import, unless they are there.
    package func prepareModules() throws { try compiler.makeModulesIfMissing() }

    /// Compiles an answer.
    ///
    /// - Parameters:
    ///   - scratch: A folder for this compile alone.
    ///   - folder: The path to which that folder is moved afterwards.
    func compile(
        _ source: AnswerSource,
        in scratch: String,
        laterIn folder: String
    ) throws -> BuildResult {
        try compile(
            source,
            as: source.bytes,
            in: scratch,
            laterIn: folder,
            withTree: AnswerTree.isNeeded(for: source.bytes, outlets: exercise.shape.outlets)
        )
    }

    /// - Parameter bytes: The source, with spaces in place of what an app alone can compile.
    private func compile(
        _ source: AnswerSource,
        as bytes: [UInt8],
        in scratch: String,
        laterIn folder: String,
        withTree needsTree: Bool
    ) throws -> BuildResult {
        let answer = "\(scratch)/\(exercise.answerFile)"
        try ScratchFile.write(bytes, to: answer)
        var compiled = bytes
        var tree: AnswerTree?
        if needsTree {
            let run = try printTree(of: answer, in: scratch)
            // In this case the compiler would make no program either.
            if CompilerEnd(run, secondsAllowed: compiler.secondsAllowed) != nil {
                return refusal(source, answer: answer, run: run)
            }
            let first = AnswerTree(run.output, of: bytes)
            if run.end?.isSuccess == true {
                guard !first.isUnreadable else { return .notAccepted([source.unreadable]) }
                if allowed != nil, let finding = first.firstFinding {
                    return .notAccepted([source.diagnostic(on: finding)])
                }
                compiled = first.compiledBytes(outlets: exercise.shape.outlets)
                tree = first
            } else if first.bytesWithoutObjectiveC != bytes {
                return try compile(
                    source,
                    as: first.bytesWithoutObjectiveC,
                    in: scratch,
                    laterIn: folder,
                    withTree: true
                )
            }
        }
        let compilation = try compileWithCheckedCalls(&compiled, at: answer, into: scratch)
        let run = compilation.run
        guard run.end?.isSuccess == true, let references = compilation.references else {
            let hasEnded = CompilerEnd(run, secondsAllowed: compiler.secondsAllowed) == nil
            guard !needsTree, hasEnded, AnswerTree.mayCloseOff(bytes) else {
                return refusal(source, answer: answer, run: run)
            }
            // The compile may have failed because the harness cannot subclass a `final` class. The
            // tree shows where to remove the `final`.
            return try compile(source, as: bytes, in: scratch, laterIn: folder, withTree: true)
        }
        // The tree must belong to the compiled bytes: in other bytes a name may refer to another
        // declaration.
        if needsTree, tree == nil || compiled != bytes {
            let printed = try printTree(of: answer, in: scratch)
            guard printed.end?.isSuccess == true else {
                throw ToolchainFault(
                    message: "the compiler makes no tree of \(exercise.answerFile)"
                )
            }
            tree = AnswerTree(printed.output, of: compiled)
            if tree?.isUnreadable == true { return .notAccepted([source.unreadable]) }
        }
        let findings = findings(in: source, references, tree)
        guard findings.isEmpty else {
            return .notAccepted(Array(findings.prefix(AttemptBuilder.mostFindings)))
        }
        let output = output(of: run, source, answer: answer)
        return .built(
            program: "\(folder)/attempt",
            warnings: output.ofAnswer.filter { $0.severity != .error },
            names: AnswerNames(references, in: source)
        )
    }

    /// Compiles the answer, and a second time with the kit's checked functions if it calls
    /// unchecked ones.
    ///
    /// - Parameter bytes: The file; afterwards the bytes that were compiled.
    private func compileWithCheckedCalls(
        _ bytes: inout [UInt8],
        at answer: String,
        into scratch: String
    ) throws -> AttemptCompiler.Compilation {
        let compilation = try compile(bytes, at: answer, into: scratch)
        guard let calls = compilation.references?.checkedCalls,
            let replaced = CheckedCalls.replaced(in: bytes, calls)
        else { return compilation }
        let checked = try compile(replaced, at: answer, into: scratch)
        // A call in a form that the kit's function lacks is refused as a forbidden reference.
        guard checked.references != nil else {
            try ScratchFile.write(bytes, to: answer)
            return compilation
        }
        bytes = replaced
        return checked
    }

    /// The most forbidden references that a report lists.
    private static let mostFindings = 10

    /// The references that answers may not make, as the compiler resolved them.
    private func findings(
        in source: AnswerSource,
        _ references: AnswerReferences,
        _ tree: AnswerTree?
    ) -> [Diagnostic] {
        guard let allowed else { return [] }
        let findings =
            references.findings(against: allowed)
            + references.hijacked(from: [exercise.answerType] + exercise.shape.furtherTypes)
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
        try ScratchFile.write(bytes, to: answer)
        return try compiler.compile(
            answer: answer,
            harness: harness,
            into: scratch
        )
    }

    private func printTree(of answer: String, in scratch: String) throws -> ToolRun {
        let folder = "\(scratch)/tree"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        return try compiler.tree(of: answer, harness: harness, in: folder)
    }

    private func output(of run: ToolRun, _ source: AnswerSource, answer: String) -> CompilerOutput {
        CompilerOutput(
            run.text,
            answer: answer,
            bytes: source.bytes,
            shownAs: source.path,
            harness: harness
        )
    }

    private func refusal(
        _ source: AnswerSource,
        answer: String,
        run: ToolRun
    ) -> BuildResult {
        let output = output(of: run, source, answer: answer)
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
}
