import Foundation
import Testing

@testable import Isolation

@Suite("The compiler's environment")
struct CompilerEnvironmentTests {
    @Test("The compiler takes memory in large pages, also where nothing is untrusted")
    func largePages() {
        let open = NoSandbox().compile("true", reading: [], writing: "/products")
        let own = ProcessInfo.processInfo.environment["GLIBC_TUNABLES"]
        #expect(open.environment["GLIBC_TUNABLES"] == own ?? "glibc.malloc.hugetlb=1")
        #expect(open.environment["PATH"] == ProcessInfo.processInfo.environment["PATH"])
    }

    @Test("The user's own settings stay")
    func own() {
        let environment = CompilerEnvironment.added(to: ["GLIBC_TUNABLES": "own", "PATH": "/bin"])
        #expect(environment == ["GLIBC_TUNABLES": "own", "PATH": "/bin"])
    }
}
