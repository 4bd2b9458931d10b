import Classroom
import Foundation
import Judge
import Scenario

/// What all commands that grade other people's answers have in common.
struct ClassOptions {
    /// The folder that the results go to.
    private(set) var out = ""
    /// The seed of the random scenes; one is drawn, and kept, where `nil`.
    private(set) var seed: UInt64?
    /// The file that says what each test is worth.
    private(set) var points: String?
    /// What protects the machine.
    private(set) var protection = SandboxChoice.standard
    /// How many answers are graded at the same time.
    private(set) var workers = ClassRun.standardWorkers

    /// Takes an option, if it is one of these.
    mutating func take(
        _ word: String,
        _ arguments: inout CommandArguments
    ) throws(WrongUse) -> Bool {
        switch word {
        case "--out": out = try arguments.value(of: word)
        case "--seed": seed = try arguments.seed(of: word)
        case "--points": points = try arguments.value(of: word)
        case "--sandbox":
            protection = try arguments.choice(of: word, named: "SANDBOX", Protection.self)
        case "--jobs":
            let value = try arguments.value(of: word)
            guard let count = Int(value), count > 0 else {
                throw WrongUse("JOBS=\(value) is no number: choose 1 or more.")
            }
            workers = count
        default: return false
        }
        return true
    }

    /// The options, if what is needed is there.
    func complete() throws(WrongUse) -> ClassOptions {
        guard !out.isEmpty else {
            throw WrongUse("OUT is missing: name the folder for the results with OUT=results.")
        }
        return self
    }

    /// The points' scheme.
    func pointsScheme(_ workbook: Workbook) throws(WrongUse) -> PointsScheme {
        let path = points ?? "\(workbook.root)/Solutions/Points.csv"
        guard let data = FileManager.default.contents(atPath: path) else {
            throw WrongUse("POINTS=\(path) cannot be read.")
        }
        do throws(PointsScheme.Fault) {
            return try PointsScheme(String(decoding: data, as: UTF8.self))
        } catch {
            throw WrongUse("\(path): \(error.message)")
        }
    }
}
