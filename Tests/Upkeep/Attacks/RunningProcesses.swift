import Catalogue
import Foundation

/// The processes of a workbook's answers.
///
/// These are the programs built from answers, and every process with the workbook's cache in its
/// arguments, such as a sandbox or a compiler.
struct RunningProcesses: Equatable {
    private var commands: [Int: String] = [:]

    init() {}

    /// Finds the processes, whatever their parents are by now.
    init(of workbook: Workbook) {
        let programs = RunningProcesses.programs(in: "\(workbook.cache)/attempts")
        for name in RunningProcesses.numbers() {
            guard let identifier = Int(name) else { continue }
            let program = FileIdentity(of: "/proc/\(name)/exe")
            let words = RunningProcesses.words(of: name, isProgram: program != nil)
            let isAnswer = program.map(programs.contains) ?? false
            // The grader's own command and its parents do not name the cache, so they are not
            // included.
            guard isAnswer || words.contains(where: { $0.contains(workbook.cache + "/") }) else {
                continue
            }
            commands[identifier] = words.joined(separator: " ")
        }
    }

    func since(_ earlier: RunningProcesses) -> RunningProcesses {
        var copy = self
        copy.commands = commands.filter { earlier.commands[$0.key] != $0.value }
        return copy
    }

    /// Each process ID with the beginning of its command.
    var words: [String] {
        commands.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.prefix(120))" }
    }

    private static func programs(in folder: String) -> Set<FileIdentity> {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return Set(names.compactMap { FileIdentity(of: "\(folder)/\($0)/attempt") })
    }

    /// The IDs of all processes in `/proc`.
    ///
    /// Reads entry by entry, so that a process that ends meanwhile does not hide the others.
    private static func numbers() -> [String] {
        guard let folder = opendir("/proc") else { return [] }
        defer { closedir(folder) }
        var numbers: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if Int(name) != nil { numbers.append(name) }
        }
        return numbers
    }

    /// The arguments of a process, or nothing if it has none.
    ///
    /// For a moment after `exec` a process has no arguments, so the function polls.
    private static func words(of name: String, isProgram: Bool) -> [String] {
        for _ in 0..<looksAtCommand {
            let data = FileManager.default.contents(atPath: "/proc/\(name)/cmdline") ?? Data()
            let words = data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
            if !words.isEmpty || !isProgram { return words }
            usleep(microsecondsBetweenLooks)
        }
        return []
    }

    private static let looksAtCommand = 50
    private static let microsecondsBetweenLooks: UInt32 = 1_000
}

/// The identity of a file, independent of its path.
private struct FileIdentity: Hashable {
    private let device: UInt64
    private let number: UInt64

    init?(of path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
    }
}
