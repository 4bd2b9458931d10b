import Foundation
import Platform
import Scenario

/// Runs an engine's command, and forwards its output to standard error.
package struct EngineRun: Sendable {
    private let path: String
    private let make: @Sendable (Int, ShareGrader) -> EngineCommand
    private let store: RecordStore

    /// Finds the engine's program in `PATH`.
    package init(_ engine: some Engine, _ store: RecordStore) throws(Fault) {
        let kind = type(of: engine)
        let program = OutsideProgram(name: kind.program, package: kind.package)
        guard let path = program.path else {
            throw Fault(program.absence + " Or grade here, without ENGINE.")
        }
        self.path = path
        make = { engine.command(shares: $0, $1) }
        self.store = store
    }

    /// Runs the engine's command to its end.
    ///
    /// The exit status is ignored, because only records show which students are graded.
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
