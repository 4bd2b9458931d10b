import Foundation
import Judge

/// Measures `make grade` on a class that it makes: beside the compiler alone, beside `swift test`,
/// and in memory.
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
        case .makeClass(let folder):
            let made = MadeClass(
                students: options.students,
                seed: options.seed,
                mix: .realistic,
                stock: AnswerStock(Workbook())
            )
            try made.write(to: folder)
        }
    }

    /// Says something to whoever waits.
    static func say(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }

    /// Shows a line of the results.
    static func show(_ text: String) {
        FileHandle.standardOutput.write(Data((text + "\n").utf8))
    }
}
