import Examples
import Foundation
import Scenario
import Testing

@testable import Play

@Suite("The memory of the reference in a process that grades many answers")
struct ReferenceMemoryTests {
    @Test("The reference's process goes on from answer to answer, until it ends")
    func process() throws {
        let program = NSTemporaryDirectory() + "reference-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: program) }
        try writeScript("exec cat <&3 >/dev/null", to: program)
        let memory = ReferenceMemory()
        let first = try memory.process(of: program)
        #expect(try memory.process(of: program) === first)
        first.stop()
        let second = try memory.process(of: program)
        #expect(second !== first)
        #expect(!second.hasEnded)
    }

    @Test("Requests are numbered on from answer to answer, and anew with a new process")
    func numbers() throws {
        let program = NSTemporaryDirectory() + "reference-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: program) }
        try writeScript("exec cat <&3 >/dev/null", to: program)
        let memory = ReferenceMemory()
        #expect(memory.reserveIdentifiers(200) == 1)
        #expect(memory.reserveIdentifiers(949_799) == 201)
        let process = try memory.process(of: program)
        #expect(memory.reserveIdentifiers(1) == 1)
        #expect(try memory.process(of: program) !== process)
    }

    @Test("Replies are found for the same scenes, kinds and program only")
    func replies() {
        let memory = ReferenceMemory()
        let scenes = [ExampleScene.family, ExampleScene.family]
        func known(_ program: String, _ scenes: [Scene], _ kind: TraceEvent.Kind) -> [[UInt8]]? {
            memory.replies(of: program, to: scenes, recording: [kind])
        }
        #expect(known("first", scenes, .hit) == nil)
        memory.keep([[1, 2], []], of: "first", in: scenes, recording: [.hit])
        #expect(known("first", scenes, .hit) == [[1, 2], []])
        #expect(known("first", [scenes[0]], .hit) == nil)
        #expect(known("first", scenes, .action) == nil)
        #expect(known("second", scenes, .hit) == nil)
    }
}
