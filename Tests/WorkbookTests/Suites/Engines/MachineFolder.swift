import CLibrary
import Foundation
import Platform

/// A folder for what machines of a test need: its path is short and has no blanks, as sockets and
/// configurations want it.
///
/// It is deleted with the value.
final class MachineFolder {
    /// The folder.
    let url: URL

    /// Makes the folder.
    init() throws {
        url = URL(fileURLWithPath: "/tmp/workbook-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// The path of a file in it.
    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    /// Writes a file.
    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: url.appendingPathComponent(name))
    }

    /// A program that does not do what it must.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Runs a program to its end.
    ///
    /// - Returns: What it printed.
    @discardableResult
    func run(
        _ program: String,
        _ arguments: [String],
        environment: [String: String] = [:]
    ) throws -> String {
        let all = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
        let run = try ToolRun(
            OutsidePrograms.path(of: program) ?? program,
            arguments,
            environment: all,
            secondsAllowed: 20
        )
        guard run.end?.isSuccess == true else {
            throw Failure(description: "\(program) \(arguments): \(run.text)")
        }
        return run.text
    }

    /// Tries something again and again until it is right, or until allowance ends.
    func wait(until isRight: () throws -> Void) throws {
        let deadline = Date(timeIntervalSinceNow: 60)
        while true {
            do {
                return try isRight()
            } catch {
                guard Date() < deadline else { throw error }
                Thread.sleep(forTimeInterval: 0.1)
            }
        }
    }

    /// A port that nobody listens at.
    func freePort() throws -> UInt16 {
        let socket = openStreamSocket()
        defer { close(socket) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isFound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(socket, pointer, size) == 0 && getsockname(socket, pointer, &size) == 0
            }
        }
        guard isFound else { throw Failure(description: "There is no free port.") }
        return UInt16(bigEndian: address.sin_port)
    }
}
