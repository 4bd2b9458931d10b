import Foundation

/// What is to be tried, and on how large a class.
struct TrialOptions {
    /// The kinds of trial.
    enum Trial {
        /// How long grading takes, and how much memory.
        case bench
        /// How a grading stands being killed so many times.
        case killSweep(kills: Int)
        /// Only writes the class to a folder, to look at.
        case makeClass(folder: String)

        /// How many students it is about, if nobody says.
        var standardStudents: Int {
            if case .killSweep = self { 8 } else { 200 }
        }
    }

    let trial: Trial
    /// The number of students.
    let students: Int
    /// The seed of the class.
    let seed: UInt64
    /// Whether a large class is graded too, for its memory.
    let measuresMemory: Bool

    /// An option that says nothing.
    struct NotUnderstood: Error, CustomStringConvertible {
        let description: String
    }

    /// Reads the arguments, and `STUDENTS`, `SEED`, `KILLS` and `MEMORY` in the environment.
    init(
        _ arguments: [String] = Array(CommandLine.arguments.dropFirst()),
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws {
        switch (arguments.first, arguments.dropFirst().first) {
        case (nil, _), ("bench", _): trial = .bench
        case ("kill-sweep", _):
            trial = .killSweep(kills: try TrialOptions.number(environment, "KILLS") ?? 20)
        case ("class", .some(let folder)): trial = .makeClass(folder: folder)
        default:
            throw NotUnderstood(description: "Say bench, kill-sweep, or class and a folder.")
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
