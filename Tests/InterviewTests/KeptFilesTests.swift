import Foundation
import Scenario
import Testing

@testable import Interview

@Suite("The files of interviews may contain anything")
struct KeptFilesTests {
    private func write(_ text: String, to name: String, of room: InterviewRoom) throws {
        let folder = room.folder + "/interview"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    }

    private func text(of name: String, of room: InterviewRoom) throws -> String {
        try String(contentsOfFile: room.folder + "/interview/" + name, encoding: .utf8)
    }

    /// An interview whose first question was answered, as it is kept.
    private func paused() -> InterviewRoom {
        let room = InterviewRoom()
        _ = room.hold(InterviewerTests.order, InterviewerTests.explained + ["quit"])
        return room
    }

    @Test("An interview belongs to one process until that ends")
    func claim() throws {
        let room = paused()
        #expect(room.files.claim())
        // A lock of the same process on another descriptor is refused like another process's.
        #expect(!room.files.claim())
    }

    @Test(
        "An unfinished interview that no interview can have written is none",
        arguments: [
            ("\"minutes\":45", "\"minutes\":9223372036854775807"),
            ("\"minutes\":45", "\"minutes\":-1"),
            ("\"secondsUsed\":", "\"secondsUsed\":1e300"),
            ("\"secondsUsed\":", "\"secondsUsed\":-"),
            ("\"beginning\":", "\"beginning\":1e300"),
            ("\"_0\":1}", "\"_0\":1e308}"),
            ("\"_0\":1}", "\"_0\":-1}"),
            ("\"items\":[", "\"items\":[], \"left\":["),
        ]
    )
    func unsound(text: String, replacement: String) throws {
        let room = paused()
        let kept = try self.text(of: "unfinished.json", of: room)
        #expect(room.files.unfinishedInterview() != nil)
        try #require(kept.contains(text))
        try write(kept.replacing(text, with: replacement), to: "unfinished.json", of: room)
        #expect(room.files.unfinishedInterview() == nil)
    }

    @Test(
        "Known questions of an interview are asked; unknown ones are dropped",
        arguments: [
            ("\"number\":", "\"number\":9999"), ("\"number\":", "\"number\":-"),
            ("\"exercise\":", "\"exercise\":77"),
            ("\"identifier\":\"", "\"identifier\":\"\\u001b[2J"),
        ]
    )
    func odd(text: String, replacement: String) throws {
        let room = paused()
        let kept = try self.text(of: "unfinished.json", of: room)
        try #require(kept.contains(text))
        try write(kept.replacing(text, with: replacement), to: "unfinished.json", of: room)
        #expect(try room.resume(["view_1", "skip"]) == .finished)
        #expect(!room.transcript.text.unicodeScalars.contains("\u{1B}"))
    }

    @Test(
        "A history that no interview can have written is put aside",
        arguments: [
            ("\"reached\":1", "\"reached\":1e308"), ("\"reached\":1", "\"reached\":-1"),
            ("\"possible\":", "\"possible\":1e30"), ("\"count\":", "\"count\":-"),
            ("\"count\":", "\"count\":99999"), ("\"unreached\":", "\"unreached\":-1"),
            ("\"beginning\":", "\"beginning\":1e300"),
        ]
    )
    func unsoundHistory(text: String, replacement: String) throws {
        let room = InterviewRoom()
        let lines = InterviewerTests.explained + ["view_1", "skip"]
        _ = room.hold(InterviewerTests.order, lines)
        let history = try self.text(of: "history.json", of: room)
        try #require(history.contains(text))
        try write(history.replacing(text, with: replacement), to: "history.json", of: room)
        #expect(room.files.pastInterviews().isEmpty)
        #expect(room.hold(InterviewerTests.order, lines) == .finished)
        #expect(room.files.pastInterviews().count == 1)
        #expect(
            FileManager.default.fileExists(
                atPath: room.folder + "/interview/history-unreadable.json"
            )
        )
    }

    @Test("A pipe or a folder in a file's place is not waited for")
    func noFile() throws {
        let room = paused()
        let path = room.folder + "/interview/unfinished.json"
        try FileManager.default.removeItem(atPath: path)
        try #require(mkfifo(path, 0o644) == 0)
        #expect(room.files.unfinishedInterview() == nil)
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        #expect(room.files.unfinishedInterview() == nil)
        _ = room.hold(InterviewerTests.order, InterviewerTests.explained + ["view_1", "skip"])
        #expect(room.transcript.words.contains("The interview cannot be kept on disk:"))
        #expect(room.transcript.words.contains("Scorecard, seed 5"))
    }
}
