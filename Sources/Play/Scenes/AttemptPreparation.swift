import Catalogue
import Foundation
import Building
import Isolation
import Platform
import Results

/// An answer that was read and differs from the stub, ready to be compiled.
package struct AttemptPreparation {
    private let exercise: Exercise
    private let workbook: Workbook
    private let source: AnswerSource
    private let builder: AttemptBuilder
    package let sandbox: any Sandbox

    /// Reads an answer.
    ///
    /// - Throws: ``Obstacle`` if the file cannot be an answer or is the untouched stub,
    ///   ``Fault`` if there is no compiler.
    package init(
        _ exercise: Exercise,
        workbook: Workbook,
        file: String?,
        shownAs path: String?,
        in sandbox: any Sandbox
    ) throws {
        let shown = path ?? file ?? workbook.relativeAnswer(exercise)
        do throws(AnswerFault) {
            source = try AnswerSource(file: file ?? workbook.answer(exercise), path: shown)
        } catch {
            var diagnostic = error.diagnostic
            // Only a student's own file can be reset.
            if case .empty = error, file == nil {
                let reset = DisplayedCommand("reset", exercise.number, in: workbook.answers.shown)
                    .words()
                diagnostic.advice = "\(reset) restores the stub, and keeps this file."
            }
            throw Obstacle.didNotCompile([diagnostic])
        }
        if let stub = FileManager.default.contents(atPath: workbook.stub(exercise)),
            source.hasSameCode(as: [UInt8](stub))
        {
            throw Obstacle.notStarted
        }
        self.exercise = exercise
        self.workbook = workbook
        self.sandbox = sandbox
        builder = try AttemptBuilder(workbook: workbook, exercise: exercise, sandbox: sandbox)
    }

    /// Compiles the answer, and returns the compiler's results.
    ///
    /// - Throws: ``Obstacle`` if the file cannot be an answer.
    package func buildAnswer() throws -> (
        program: String, warnings: [Diagnostic], names: AnswerNames
    ) {
        switch try builder.build(source) {
        case .built(let program, let warnings, let names): return (program, warnings, names)
        case .refused(let messages): throw Obstacle.didNotCompile(messages)
        case .notAccepted(let messages): throw Obstacle.notAccepted(messages)
        }
    }

    /// Compiles the reference, and returns the path of its program.
    package func buildReference() throws -> String {
        let path = workbook.reference(exercise)
        switch try builder.trusted.build(try AnswerSource(file: path, path: path)) {
        case .built(let program, _, _): return program
        case .refused(let messages), .notAccepted(let messages):
            throw Fault(
                "the reference solution does not compile: "
                    + (messages.first?.message ?? "")
            )
        }
    }
}
