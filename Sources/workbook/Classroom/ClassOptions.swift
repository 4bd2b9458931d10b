import Catalogue
import Classroom
import Foundation
import Hashing
import Isolation
import Platform
import Results
import Scenario
import Subcommands

/// The options that all commands for grading other people's answers share.
struct ClassOptions {
    static let all: [Option] = [.out, .seed, .points, .sandbox, .jobs]

    private(set) var out: String
    /// The seed of the random scenes; `nil` draws one, which is stored.
    let seed: UInt64?
    let points: String?
    var protection: Protection { chosenProtection ?? SandboxChoice.standard }
    let chosenProtection: Protection?
    var workers: Int { chosenWorkers ?? ClassRun.standardWorkers }
    let chosenWorkers: Int?

    init(_ arguments: Arguments) throws(WrongUse) {
        out = arguments[.out] ?? ""
        seed = try arguments.seed()
        points = arguments[.points]
        chosenProtection = try arguments.choice(.sandbox)
        chosenWorkers = try arguments.count(.jobs)
    }

    func into(_ folder: String) -> ClassOptions {
        var options = self
        options.out = folder
        return options
    }

    /// The scheme of the given file, completed by the workbook's own scheme.
    func pointsScheme(_ workbook: Workbook) throws(WrongUse) -> PointsScheme {
        let standard = workbook.points
        guard let points else { return try ClassOptions.scheme(in: standard) }
        let scheme = try ClassOptions.scheme(in: points)
        let known = try ClassOptions.scheme(in: standard)
        do throws(Fault) {
            return try scheme.completed(by: known)
        } catch {
            throw WrongUse("POINTS=\(points): \(error.message)")
        }
    }

    /// A hash of both points files, to detect a grading with other points.
    func pointsIdentity(_ workbook: Workbook) -> String {
        let files = [points, workbook.points].compactMap { $0 }
        let contents = files.map { FileManager.default.contents(atPath: $0) ?? Data() }
        return ContentHash(parts: contents.map { [UInt8]($0) }).text
    }

    private static func scheme(in path: String) throws(WrongUse) -> PointsScheme {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw WrongUse("POINTS=\(path) cannot be read.")
        }
        do throws(Fault) {
            return try PointsScheme(String(decoding: data, as: UTF8.self))
        } catch {
            throw WrongUse("POINTS=\(path): \(error.message)")
        }
    }

    /// Checks that the results folder is outside the submissions.
    ///
    /// Otherwise the next run would grade it as a student's.
    func keepApart(from submissions: String) throws(WrongUse) {
        let (inner, outer) = (ClassOptions.resolved(out), ClassOptions.resolved(submissions))
        guard inner != outer, !inner.hasPrefix(outer + "/") else {
            throw WrongUse(
                "OUT=\(out) lies in SUBMISSIONS=\(submissions): name a folder beside it, such as "
                    + "OUT=results."
            )
        }
    }

    /// Resolves symbolic links in the existing part of a path, and appends the rest.
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
    static let out = value("--out", "OUT")
    static let points = value("--points", "POINTS", "FILE")
    /// The student's name, if it differs from the folder's.
    static let student = value("--student", "STUDENT", "NAME")
}

extension Arguments {
    /// The given name of the student, or the folder's.
    func student(of folder: String) -> String {
        self[.student] ?? URL(fileURLWithPath: folder).lastPathComponent
    }
}
