import Foundation
import Judge

/// The processes that belong to a workbook's answers: programs that were made of them, and whatever
/// has the workbook's cache among its arguments, as a sandbox and a compiler have.
struct RunningProcesses: Equatable {
    private var commands: [Int: String] = [:]

    /// None.
    init() {}

    /// Looks for them, whoever's child they are by now.
    init(of workbook: Workbook) {
        let programs = RunningProcesses.programs(in: "\(workbook.cache)/attempts")
        for name in RunningProcesses.numbers() {
            guard let identifier = Int(name) else { continue }
            let program = FileIdentity(of: "/proc/\(name)/exe")
            let words = RunningProcesses.words(of: name, isProgram: program != nil)
            let isAnswer = program.map(programs.contains) ?? false
            // The command that looks is among them, with what started it: they name no cache.
            guard isAnswer || words.contains(where: { $0.contains(workbook.cache + "/") }) else {
                continue
            }
            commands[identifier] = words.joined(separator: " ")
        }
    }

    /// Those that were not there before.
    func since(_ earlier: RunningProcesses) -> RunningProcesses {
        var copy = self
        copy.commands = commands.filter { earlier.commands[$0.key] != $0.value }
        return copy
    }

    /// Each with its number and the beginning of its command.
    var words: [String] {
        commands.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.prefix(120))" }
    }

    private static func programs(in folder: String) -> Set<FileIdentity> {
        Set(names(in: folder).compactMap { FileIdentity(of: "\(folder)/\($0)/attempt") })
    }

    /// The numbers of all processes, as the system's folder of them has them.
    ///
    /// A process that ends while the folder is read must not hide the others.
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

    /// The command of a process, or nothing where it has none.
    ///
    /// One that has just begun a program is without its words for a moment: it is looked at again.
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

    private static func names(in folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }
}

/// Which file a path leads to, whatever its name is to somebody else.
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
