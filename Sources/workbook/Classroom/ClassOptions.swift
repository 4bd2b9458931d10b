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
    var protection: Protection { chosenProtection ?? SandboxChoice.standard }
    /// The protection that was chosen, if any.
    private(set) var chosenProtection: Protection?
    /// How many answers are graded at the same time.
    var workers: Int { chosenWorkers ?? ClassRun.standardWorkers }
    /// How many were chosen, if any.
    private(set) var chosenWorkers: Int?

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
            chosenProtection = try arguments.choice(of: word, named: "SANDBOX", Protection.self)
        case "--jobs": chosenWorkers = try arguments.count(of: word, named: "JOBS")
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

    /// The options with another folder for the results.
    func into(_ folder: String) -> ClassOptions {
        var options = self
        options.out = folder
        return options
    }

    /// The points' scheme: the one that was named, and the workbook's for all that it leaves open.
    func pointsScheme(_ workbook: Workbook) throws(WrongUse) -> PointsScheme {
        let standard = workbook.points
        guard let points else { return try ClassOptions.scheme(in: standard) }
        let scheme = try ClassOptions.scheme(in: points)
        let known = try ClassOptions.scheme(in: standard)
        do throws(PointsScheme.Fault) {
            return try scheme.completed(by: known)
        } catch {
            throw WrongUse("POINTS=\(points): \(error.message)")
        }
    }

    /// What tells the points of one grading from those of another.
    func pointsIdentity(_ workbook: Workbook) -> String {
        let files = [points, workbook.points].compactMap { $0 }
        let contents = files.map { FileManager.default.contents(atPath: $0) ?? Data() }
        return ContentHash(parts: contents.map { [UInt8]($0) }).text
    }

    private static func scheme(in path: String) throws(WrongUse) -> PointsScheme {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw WrongUse("POINTS=\(path) cannot be read.")
        }
        do throws(PointsScheme.Fault) {
            return try PointsScheme(String(decoding: data, as: UTF8.self))
        } catch {
            throw WrongUse("POINTS=\(path): \(error.message)")
        }
    }

    /// Makes sure that results do not go where submissions lie: the next run would take them for a
    /// student's.
    func keepApart(from submissions: String) throws(WrongUse) {
        let (inner, outer) = (ClassOptions.resolved(out), ClassOptions.resolved(submissions))
        guard inner != outer, !inner.hasPrefix(outer + "/") else {
            throw WrongUse(
                "OUT=\(out) lies in SUBMISSIONS=\(submissions): name a folder beside it, such as "
                    + "OUT=results."
            )
        }
    }

    /// A path without links; what is not there yet is below what is.
    private static func resolved(_ path: String) -> String {
        var there = URL(fileURLWithPath: path).standardizedFileURL
        var missing: [String] = []
        while !FileManager.default.fileExists(atPath: there.path), there.path != "/" {
            missing.insert(there.lastPathComponent, at: 0)
            there.deleteLastPathComponent()
        }
        return missing.reduce(there.resolvingSymlinksInPath()) { $0.appending(path: $1) }.path
    }
}
