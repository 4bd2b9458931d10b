import Foundation
import Testing

@testable import Platform

@Suite("A spawned process")
struct ChildProcessTests {
    /// Whether a program has a descriptor, if it is to inherit others.
    private func has(_ number: Int32, inheriting descriptors: [(own: Int32, its: Int32)]) throws
        -> Bool
    {
        let process = try ChildProcess(
            "/bin/sh",
            ["-c", "test -e /dev/fd/\(number)"],
            environment: ["PATH": "/usr/bin:/bin"],
            descriptors: descriptors
        )
        return process.wait() == .exited(0)
    }

    @Test("It inherits what it is given, and no other file that the judge has open")
    func descriptors() throws {
        let opened = open("/dev/null", O_RDONLY)
        let (low, high) = (fcntl(opened, F_DUPFD, 3), fcntl(opened, F_DUPFD, 30))
        defer { [opened, low, high].forEach { close($0) } }
        #expect(try has(high, inheriting: [(opened, high)]))
        for number in [opened, low, high] {
            #expect(try !has(number, inheriting: []))
            #expect(try !has(number, inheriting: [(opened, high + 1)]))
        }
    }
}
