import Foundation
import Testing

@testable import Upkeep

@Suite("Submissions that attack the intake")
struct CraftedSubmissionTests {
    @Test(
        "Each can be made, and has a name of its own",
        arguments: CraftedSubmission.all.map(\.name)
    )
    func making(name: String) throws {
        let submission = try #require(CraftedSubmission.all.first { $0.name == name })
        let root = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: root) }
        try submission.make(CraftedFolder(root: root, reference: #filePath))
        #expect(try !FileManager.default.contentsOfDirectory(atPath: root.path).isEmpty)
        #expect(CraftedSubmission.all.filter { $0.name == submission.name }.count == 1)
        #expect(!submission.expected.isEmpty)
    }
}
