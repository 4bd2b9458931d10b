import Foundation

/// Measures the time and memory of `make grade` for a generated class, compared with the compiler
/// alone.
@main
struct GradeBench {
    static func main() {
        do {
            try run()
        } catch {
            say("\(error)")
            exit(1)
        }
    }

    private static func run() throws {
        let options = try TrialOptions()
        switch options.trial {
        case .bench: try ClassBench(options).run()
        case .killSweep(let kills): try KillSweep(options, kills: kills).run()
        }
    }

    /// Writes progress to standard error.
    static func say(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }

    /// Writes a line of the results to standard output.
    static func show(_ text: String) {
        FileHandle.standardOutput.write(Data((text + "\n").utf8))
    }
}
