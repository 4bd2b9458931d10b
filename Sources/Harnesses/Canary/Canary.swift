import Foundation

/// The targets of the attacks, which the judge sends on descriptor 3 as lines of a name and a
/// value.
struct CanaryPlan {
    private let values: [String: String]

    init() {
        let data = FileHandle(fileDescriptor: 3).readDataToEndOfFile()
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
        values = Dictionary(
            lines.compactMap { line in
                let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
                return parts.count == 2 ? (parts[0], parts[1]) : nil
            },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// The path of a file that only the judge may read.
    var secret: String { values["secret"] ?? "/" }
    /// Folders that only the judge may write to.
    var folders: [String] { (values["folders"] ?? "").split(separator: ":").map(String.init) }
    /// A local port on which the judge listens.
    var port: UInt16 { UInt16(values["port"] ?? "") ?? 0 }
    /// The number of a file that the judge has open.
    var descriptor: Int32 { Int32(values["descriptor"] ?? "") ?? 0 }
    /// The judge's process identifier.
    var judge: Int32 { Int32(values["judge"] ?? "") ?? 1 }
    var attacks: [String] { (values["attacks"] ?? "").split(separator: " ").map(String.init) }
}

/// Attacks by name; each returns a description of its success, or `nil`.
enum CanaryAttack {
    static func run(_ name: String, _ plan: CanaryPlan) -> String? {
        switch name {
        case "secret": readsSecret(plan)
        case "files": seesFiles()
        case "descriptors": uses(plan.descriptor)
        case "writing": writes(plan.folders)
        case "network": connects(to: plan.port)
        case "signal": kill(plan.judge, 0) == 0 ? "it could signal the judge" : nil
        case "processes": seesProcesses()
        case "entries": reachesIntoProcesses()
        case "limits": raisesLimits()
        case "memory": takesMemory()
        case "programs": startsProgram()
        case "environment": seesEnvironment()
        default: "nothing is called \(name)"
        }
    }

    private static func readsSecret(_ plan: CanaryPlan) -> String? {
        FileManager.default.contents(atPath: plan.secret) == nil
            ? nil : "it could read the judge's files"
    }

    private static func seesFiles() -> String? {
        let found = ["/etc/passwd", "/home", "/root", "/usr/bin", "/tmp", "/sys"].filter {
            FileManager.default.fileExists(atPath: $0)
        }
        return found.isEmpty ? nil : "it could see \(found.joined(separator: ", "))"
    }

    private static func uses(_ descriptor: Int32) -> String? {
        fcntl(descriptor, F_GETFD) >= 0 ? "it could use files that the judge has open" : nil
    }

    private static func writes(_ folders: [String]) -> String? {
        for folder in folders {
            let path = "\(folder)/canary-\(ProcessInfo.processInfo.processIdentifier)"
            if FileManager.default.createFile(atPath: path, contents: Data())
                || (try? FileManager.default.createDirectory(
                    atPath: path,
                    withIntermediateDirectories: false
                )) != nil
            {
                return "it could write to \(folder)"
            }
        }
        return nil
    }

    private static func connects(to port: UInt16) -> String? {
        // `SOCK_STREAM`, whose constant is not a number on every system.
        let descriptor = socket(AF_INET, 1, 0)
        guard descriptor >= 0 else { return nil }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe connect(descriptor, $0, size)
            }
        }
        return result == 0 ? "it could reach the network" : nil
    }

    private static func seesProcesses() -> String? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        let count = names.count { Int($0) != nil }
        return count > 4 ? "it could see \(count) processes" : nil
    }

    /// Process 1 matters most: it is not one of the answer's programs, and code in it could outlive the
    /// judge.
    private static func reachesIntoProcesses() -> String? {
        let own = "\(ProcessInfo.processInfo.processIdentifier)"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        let others = Set(names.filter { Int($0) != nil } + ["1"]).subtracting([own])
        let reached = others.sorted().filter { name in
            FileHandle(forUpdatingAtPath: "/proc/\(name)/mem") != nil
                || FileHandle(forReadingAtPath: "/proc/\(name)/environ") != nil
                || (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(name)/fd")) != nil
        }
        return reached.first.map { "it could reach into process \($0)" }
    }

    private static func raisesLimits() -> String? {
        var limit = rlimit(rlim_cur: 8 << 30, rlim_max: 8 << 30)
        // `RLIMIT_AS` of Linux, the only system with a sandbox.
        let result = unsafe setrlimit(.init(9), &limit)
        return result == 0 ? "it could raise its limits" : nil
    }

    private static func takesMemory() -> String? {
        let size = 1 << 30
        let memory = unsafe mmap(
            nil,
            size,
            PROT_READ | PROT_WRITE,
            MAP_PRIVATE | MAP_ANONYMOUS,
            -1,
            0
        )
        return unsafe memory != MAP_FAILED ? "it could take a gigabyte of memory" : nil
    }

    private static func startsProgram() -> String? {
        for path in ["/bin/sh", "/attempt"] {
            var process: pid_t = 0
            let name = strdup(path)
            defer { free(name) }
            if posix_spawn(&process, path, nil, nil, [name, nil], [nil]) == 0 {
                kill(process, SIGKILL)
                waitpid(process, nil, 0)
                return "it could start \(path)"
            }
        }
        return nil
    }

    private static func seesEnvironment() -> String? {
        let known: Set<String> = [
            "LANG", "LD_LIBRARY_PATH", "PWD", "SWIFT_BACKTRACE",
            "SWIFT_DETERMINISTIC_HASHING", "GLIBC_TUNABLES", "WORKBOOK_PROCESSES",
        ]
        let names = Set(ProcessInfo.processInfo.environment.keys).subtracting(known).sorted()
        return names.isEmpty ? nil : "it could see the judge's \(names.joined(separator: ", "))"
    }
}
