import Foundation
import Testing

@Suite("Submissions that attack the intake")
struct CraftedSubmissionTests {
    @Test("Each can be made, and has a name of its own", arguments: CraftedSubmission.all)
    func making(submission: CraftedSubmission) throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: root) }
        try submission.make(CraftedFolder(root: root))
        #expect(try !FileManager.default.contentsOfDirectory(atPath: root.path).isEmpty)
        #expect(CraftedSubmission.all.filter { $0.name == submission.name }.count == 1)
        #expect(submission.aim.hasSuffix(".") && !submission.expected.isEmpty)
    }
}
