import Foundation
import Scenario

/// Runs an engine's command, and shows what it says on standard error.
package struct EngineRun: Sendable {
    private let path: String
    private let make: @Sendable (Int, ShareGrader) -> EngineCommand
    private let store: RecordStore

    /// A program that cannot be run.
    package struct Fault: ExplainedError, Hashable {
        /// What is wrong, and what to do.
        package let message: String
    }

    /// Finds the engine's program.
    package init(_ engine: some Engine, _ store: RecordStore) throws(Fault) {
        let kind = type(of: engine)
        let program = OutsideProgram(name: kind.program, package: kind.package)
        guard let path = program.path else {
            throw Fault(message: program.absence + " Or grade here, without ENGINE.")
        }
        self.path = path
        make = { engine.command(shares: $0, $1) }
        self.store = store
    }

    /// Has shares graded.
    ///
    /// How the command ends says nothing: what was graded is what has a record.
    package func run(shares: Int, _ grader: ShareGrader) throws {
        let command = make(shares, grader)
        try store.write(command.input, to: ".workbook/engine-input.txt")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = command.arguments
        process.environment = command.environment.merging(
            ProcessInfo.processInfo.environment,
            uniquingKeysWith: { _, own in own }
        )
        process.standardInput = FileHandle(forReadingAtPath: "\(store.work)/engine-input.txt")
        process.standardOutput = FileHandle.standardError
        process.standardError = FileHandle.standardError
        try process.run()
        process.waitUntilExit()
    }
}
