import Foundation
import Platform
import Results
import Scenario

/// A grader's claim on a folder of results, for the lifetime of this object.
///
/// All graders of a folder must use the same seed and protection, and simultaneous graders the same
/// points. Otherwise one would silently overwrite the results of another.
///
/// ```
/// OUT/.workbook/seed      the seed of the records
/// OUT/.workbook/sandbox   the protection of the machine
/// OUT/.workbook/points    the file with the points of the last gradebook, if they were chosen
/// OUT/.workbook/graders   locked by all active graders; contains their points' hash
/// OUT/.workbook/claim     locked while a grader reads and writes these files
/// ```
package final class ResultsClaim: Sendable {
    /// The chosen seed, else the folder's, else a new one.
    package let seed: UInt64
    private let graders: Int32

    /// Claims a folder, or throws and leaves it unchanged.
    ///
    /// If no other grader is active, it removes the unfinished files of an interrupted run. A share of
    /// a class does not: its lock need not reach the machines that grade other shares.
    ///
    /// - Parameters:
    ///   - seed: The chosen seed; `nil` for any.
    ///   - points: The identity of a gradebook's points; `nil` if none is written.
    ///   - pointsFile: The chosen points file. Only another choice replaces it.
    ///   - isOfShare: Whether other machines may grade into the folder as well.
    package init(
        _ store: RecordStore,
        seed: UInt64?,
        protection: Protection,
        points: String?,
        pointsFile: String? = nil,
        isOfShare: Bool = false
    ) throws {
        // Serialises concurrent claims.
        let claiming = try ResultsClaim.opened("\(store.work)/claim")
        defer { close(claiming) }
        ResultsClaim.lock(claiming, LOCK_EX)
        graders = try ResultsClaim.opened("\(store.work)/graders")
        do {
            let isAlone = flock(graders, LOCK_EX | LOCK_NB) == 0
            try ResultsClaim.check(store, seed: seed, protection: protection)
            if points != nil, pointsFile == nil, let known = store.pointsFile {
                throw Mistake(
                    "OUT=\(store.folder) was graded with POINTS=\(known). Choose it again, or other "
                        + "points; Solutions/Points.csv has the workbook's own."
                )
            }
            try ResultsClaim.agree(on: points, isAlone: isAlone, graders, store)
            self.seed = seed ?? store.seed ?? SeededGenerator.drawnSeed()
            if store.seed == nil { try store.keep(self.seed) }
            if store.protection == nil { try store.keep(protection) }
            if let pointsFile, points != nil { try store.keep(pointsFile: pointsFile) }
            // The next grader, which would write such files, is still waiting for this claim.
            if isAlone, !isOfShare { store.clearUnfinished() }
            ResultsClaim.lock(graders, LOCK_SH)
        } catch {
            close(graders)
            throw error
        }
    }

    deinit { close(graders) }

    /// Checks the terms of a grading against those of a folder, without writing.
    package static func check(
        _ store: RecordStore,
        seed: UInt64?,
        protection: Protection
    ) throws(Mistake) {
        if let seed, let known = store.seed, known != seed {
            throw Mistake(
                "OUT=\(store.folder) was graded with SEED=\(known), not \(seed). Leave "
                    + "SEED out, or name another folder with OUT=."
            )
        }
        if let known = store.protection, known != protection {
            throw Mistake(
                "OUT=\(store.folder) was graded with SANDBOX=\(known.rawValue), not "
                    + "\(protection.rawValue). Choose that one, or name another folder with OUT=."
            )
        }
    }

    /// Checks that all active graders use the same points.
    private static func agree(
        on points: String?,
        isAlone: Bool,
        _ graders: Int32,
        _ store: RecordStore
    ) throws {
        let path = "\(store.work)/graders"
        let others = isAlone ? Data() : FileManager.default.contents(atPath: path) ?? Data()
        guard let points, !others.isEmpty else {
            if isAlone || points != nil { try write(points ?? "", to: graders, path) }
            return
        }
        guard others == Data(points.utf8) else {
            throw Mistake(
                "OUT=\(store.folder) is being graded with other POINTS. Wait until that "
                    + "has ended, or name another folder with OUT=."
            )
        }
    }

    // MARK: Files

    private static func opened(_ path: String) throws(OutputFault) -> Int32 {
        do {
            try FileManager.default.createFolder(around: path)
        } catch {
            throw OutputFault(path: path, reason: error.localizedDescription)
        }
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else {
            throw OutputFault(path: path, reason: String(cString: strerror(errno)))
        }
        return descriptor
    }

    private static func write(
        _ text: String,
        to descriptor: Int32,
        _ path: String
    ) throws(OutputFault) {
        let bytes = Array(text.utf8)
        guard ftruncate(descriptor, 0) == 0,
            pwrite(descriptor, bytes, bytes.count, 0) == bytes.count
        else { throw OutputFault(path: path, reason: String(cString: strerror(errno))) }
    }

    /// Ignores errors: a file system without locks is treated like one without other graders.
    private static func lock(_ descriptor: Int32, _ kind: Int32) {
        while flock(descriptor, kind) != 0, errno == EINTR {}
    }
}
