import Foundation
import Scenario

/// Why an answer is not even compiled.
struct PreparationObstacle: Error {
    let obstacle: GradingSession.Obstacle
}

/// An answer and the reference, read and compiled side by side.
struct AttemptPreparation {
    let answer: BuildResult
    let reference: String

    init(_ exercise: Exercise, workbook: Workbook, file: String?) throws {
        let shown = file ?? workbook.relativeAnswer(exercise)
        let source: AnswerSource
        do throws(AnswerFault) {
            source = try AnswerSource(file: file ?? workbook.answer(exercise), path: shown)
        } catch {
            throw PreparationObstacle(obstacle: .didNotCompile([error.diagnostic]))
        }
        if let stub = try? AnswerSource(file: workbook.stub(exercise), path: shown),
            source.hasSameTokens(as: stub)
        {
            throw PreparationObstacle(obstacle: .notStarted)
        }
        let toolchain = try Toolchain(workbook: workbook)
        let builder = AttemptBuilder(workbook: workbook, toolchain: toolchain, exercise: exercise)
        let reference = try AttemptPreparation.buildReference(exercise, workbook, builder)
        self.reference = reference
        answer = try builder.build(source)
    }

    private static func buildReference(
        _ exercise: Exercise,
        _ workbook: Workbook,
        _ builder: AttemptBuilder
    ) throws -> String {
        let path = workbook.reference(exercise)
        let result = try builder.build(try AnswerSource(file: path, path: path))
        switch result {
        case .built(let program, _): return program
        case .refused(let messages):
            throw ToolchainFault(
                message: "the reference solution does not compile: "
                    + (messages.first?.message ?? "")
            )
        }
    }
}
