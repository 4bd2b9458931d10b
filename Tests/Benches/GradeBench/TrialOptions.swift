import Foundation

/// The trial to run, and the size of the class.
struct TrialOptions {
    enum Trial {
        /// Measures the time and memory of grading.
        case bench
        /// Kills a grading a number of times.
        case killSweep(kills: Int)

        /// The default number of students.
        var standardStudents: Int {
            if case .killSweep = self { 8 } else { 200 }
        }
    }

    let trial: Trial
    let students: Int
    let seed: UInt64
    /// Whether to measure the memory for a large class as well.
    let measuresMemory: Bool

    /// An invalid option.
    struct NotUnderstood: Error, CustomStringConvertible {
        let description: String
    }

    /// Reads the arguments, and the environment variables `STUDENTS`, `SEED`, `KILLS` and `MEMORY`.
    init(
        _ arguments: [String] = Array(CommandLine.arguments.dropFirst()),
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws {
        switch arguments.first {
        case nil, "bench": trial = .bench
        case "kill-sweep":
            trial = .killSweep(kills: try TrialOptions.number(environment, "KILLS") ?? 20)
        default: throw NotUnderstood(description: "Say bench or kill-sweep.")
        }
        students =
            try TrialOptions.number(environment, "STUDENTS") ?? trial.standardStudents
        seed = UInt64(try TrialOptions.number(environment, "SEED") ?? 2026)
        measuresMemory = environment["MEMORY"].map { !$0.isEmpty && $0 != "0" } ?? false
    }

    private static func number(
        _ environment: [String: String],
        _ name: String
    ) throws -> Int? {
        guard let text = environment[name], !text.isEmpty else { return nil }
        guard let number = Int(text), number > 0 else {
            throw NotUnderstood(description: "\(name)=\(text) is no number: choose 1 or more.")
        }
        return number
    }
}
