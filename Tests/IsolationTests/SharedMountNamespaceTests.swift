import Foundation
import Testing

@testable import Catalogue
@testable import Isolation

@Suite("The files that a judge that is root shows to others")
struct OpenViewTests {
    /// A folder with a workbook in it, closed to others or not.
    private func workbook(closed isClosed: Bool) throws -> (home: String, workbook: Workbook) {
        let home = NSTemporaryDirectory() + "open view \(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: "\(home)/kit",
            withIntermediateDirectories: true
        )
        chmod(home, isClosed ? 0o700 : 0o755)
        let resolved = URL(fileURLWithPath: home).resolvingSymlinksInPath().path
        let environment = [
            "WORKBOOK_ROOT": resolved, "WORKBOOK_KIT": "\(resolved)/kit",
            "WORKBOOK_CACHE": "\(resolved)/kit/cache",
        ]
        return (resolved, Workbook(environment: environment))
    }

    @Test("A folder on the way that others may not enter is named")
    func closedFolder() throws {
        let (home, _) = try workbook(closed: true)
        defer { try? FileManager.default.removeItem(atPath: home) }
        #expect(ReachablePath.closedFolder(onTheWayTo: "\(home)/kit") == home)
        #expect {
            try ReachablePath.prove(["\(home)/kit"])
        } throws: { error in
            (error as? SandboxFault)?.message
                == "Started as root, untrusted programs run as the user nobody, who may not enter "
                + "\(home), and \(home)/kit lies in it. Put it where everybody may enter, such as "
                + "/opt, or start as another user."
        }
        chmod(home, 0o755)
        #expect(ReachablePath.closedFolder(onTheWayTo: "\(home)/kit") == nil)
    }

    @Test("A workbook in a closed folder is seen once, with all that lies in it")
    func places() throws {
        let (home, workbook) = try workbook(closed: true)
        defer { try? FileManager.default.removeItem(atPath: home) }
        let view = try #require(SharedMountNamespace(workbook, at: "/mnt"))
        #expect(view.place(of: "\(home)/kit/cache") == "/mnt/workbook/kit/cache")
        #expect(view.place(of: "\(home) too") == "\(home) too")
        let command = view.command(["program", "grade"])
        #expect(command.prefix(3) == ["--mount", "--propagation", "private"])
        #expect(command.suffix(3) == ["--", "program", "grade"])
        #expect(command.contains("/mnt/workbook"))
        #expect(!command.contains("/mnt/kit"))
    }

    @Test("If all is open, no view is needed")
    func open() throws {
        let (home, workbook) = try workbook(closed: false)
        defer { try? FileManager.default.removeItem(atPath: home) }
        let view = SharedMountNamespace(workbook, at: "/mnt")
        #expect(view.map { $0.place(of: home) } ?? home == home)
    }
}
