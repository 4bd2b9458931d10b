import Classroom
import Foundation
import Judge
import Scenario
import Subcommands

/// What all commands that grade other people's answers have in common.
struct ClassOptions {
    /// The options of a command line that they are read from.
    static let all: [Option] = [.out, .seed, .points, .sandbox, .jobs]

    /// The folder that the results go to.
    private(set) var out: String
    /// The seed of the random scenes; one is drawn, and kept, where `nil`.
    let seed: UInt64?
    /// The file that says what each test is worth.
    let points: String?
    /// What protects the machine.
    var protection: Protection { chosenProtection ?? SandboxChoice.standard }
    /// The protection that was chosen, if any.
    let chosenProtection: Protection?
    /// How many answers are graded at the same time.
    var workers: Int { chosenWorkers ?? ClassRun.standardWorkers }
    /// How many were chosen, if any.
    let chosenWorkers: Int?

    /// Reads the options.
    init(_ arguments: Arguments) throws(WrongUse) {
        out = arguments[.out] ?? ""
        seed = try arguments.seed()
        points = arguments[.points]
        chosenProtection = try arguments.choice(.sandbox)
        chosenWorkers = try arguments.count(.jobs)
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

extension Option {
    /// Where results go.
    static let out = value("--out", "OUT")
    /// The file that says what each test is worth.
    static let points = value("--points", "POINTS", "FILE")
    /// The student's name, if it is not that of the folder.
    static let student = value("--student", "STUDENT", "NAME")
}

extension Arguments {
    /// One student's folder, which has to be named.
    func submission(at index: Int = 0) throws(WrongUse) -> String {
        guard let folder = operand(index) else {
            throw WrongUse(
                "SUBMISSION is missing: name the student's folder with SUBMISSION=folder."
            )
        }
        return folder
    }

    /// The student's name: the one that was given, or that of the folder.
    func student(of folder: String) -> String {
        self[.student] ?? URL(fileURLWithPath: folder).lastPathComponent
    }
}
