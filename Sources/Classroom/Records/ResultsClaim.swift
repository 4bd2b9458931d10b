import Foundation
import Scenario

#if canImport(Glibc)
    import Glibc
#endif

/// A grader's claim on a folder of results, for as long as this object lives.
///
/// All who grade into one folder, at once or one after the other, use the same seed and the same
/// protection; all who do so at once count by the same points. Otherwise the results of one would
/// silently replace those of the other.
///
/// ```
/// OUT/.workbook/seed      the seed of the records
/// OUT/.workbook/sandbox   what protected the machine
/// OUT/.workbook/graders   locked by all who are at work; names their points
/// OUT/.workbook/claim     locked while a grader reads and writes these
/// ```
package final class ResultsClaim: Sendable {
    /// The seed to grade with: the chosen one, that of the folder, or a new one.
    package let seed: UInt64
    /// Whether nobody else was grading into the folder when this began.
    package let isAlone: Bool
    private let graders: Int32

    /// The folder belongs to a grading on other terms.
    package struct Fault: UserMistake, Hashable {
        /// What is wrong, and what to do.
        package let message: String
    }

    /// Claims a folder, or fails and leaves it as it is.
    ///
    /// - Parameters:
    ///   - store: The folder.
    ///   - seed: The chosen seed; any where `nil`.
    ///   - protection: What protects the machine.
    ///   - points: What identifies the points of a gradebook; `nil` where none is written.
    package init(
        _ store: RecordStore,
        seed: UInt64?,
        protection: Protection,
        points: String?
    ) throws {
        // Only one claims at a time.
        let claiming = try ResultsClaim.opened("\(store.work)/claim")
        defer { close(claiming) }
        ResultsClaim.lock(claiming, LOCK_EX)
        graders = try ResultsClaim.opened("\(store.work)/graders")
        do {
            isAlone = flock(graders, LOCK_EX | LOCK_NB) == 0
            try ResultsClaim.check(store, seed: seed, protection: protection)
            try ResultsClaim.agree(on: points, isAlone: isAlone, graders, store)
            self.seed = ClassSeed(store).seed(chosen: seed)
            if ClassSeed(store).kept == nil { try ClassSeed(store).keep(self.seed) }
            if ResultsClaim.protection(of: store) == nil {
                try store.write("\(protection.rawValue)\n", to: ".workbook/sandbox")
            }
            ResultsClaim.lock(graders, LOCK_SH)
        } catch {
            close(graders)
            throw error
        }
    }

    deinit { close(graders) }

    /// Makes sure that a grading on these terms may go into a folder, without writing anything.
    package static func check(
        _ store: RecordStore,
        seed: UInt64?,
        protection: Protection
    ) throws(Fault) {
        if let seed, let known = ClassSeed(store).kept, known != seed {
            throw Fault(
                message: "OUT=\(store.folder) was graded with SEED=\(known), not \(seed). Leave "
                    + "SEED out, or name another folder with OUT=."
            )
        }
        if let known = ResultsClaim.protection(of: store), known != protection {
            throw Fault(
                message: "OUT=\(store.folder) was graded with SANDBOX=\(known.rawValue), not "
                    + "\(protection.rawValue). Choose that one, or name another folder with OUT=."
            )
        }
    }

    /// Makes sure that all who are at work count alike.
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
            throw Fault(
                message: "OUT=\(store.folder) is being graded with other POINTS. Wait until that "
                    + "has ended, or name another folder with OUT=."
            )
        }
    }

    // MARK: Files

    private static func protection(of store: RecordStore) -> Protection? {
        FileManager.default.contents(atPath: "\(store.work)/sandbox").flatMap {
            Protection(
                rawValue: String(decoding: $0, as: UTF8.self)
                    .trimmingCharacters(in: .whitespacesAndNewlines)
            )
        }
    }

    private static func opened(_ path: String) throws(OutputFault) -> Int32 {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        do {
            try FileManager.default.createDirectory(
                atPath: folder,
                withIntermediateDirectories: true
            )
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

    /// File systems without locks are used as if nobody else were there.
    private static func lock(_ descriptor: Int32, _ kind: Int32) {
        while flock(descriptor, kind) != 0, errno == EINTR {}
    }
}
