import TerminalInput
import Testing

@Suite("A program that only waits for keys")
struct NextKeyTests {
    private final class Script: TerminalEventSource {
        let isInteractive = false
        private var events: ArraySlice<TerminalEvent>

        init(_ events: [TerminalEvent]) { self.events = events[...] }

        func next(within seconds: Double?, watching descriptors: [Int32]) -> TerminalEvent {
            events.popFirst() ?? .endOfInput
        }

        func end() {}
    }

    @Test("gets keys, and is not bothered with anything else")
    func keys() {
        let script = Script([.resized, .key(.up), .resumed, .timePassed, .key(.character("a"))])
        #expect(script.nextKey() == .up)
        #expect(script.nextKey() == .character("a"))
        #expect(script.nextKey() == nil)
    }

    @Test(
        "is told of the end",
        arguments: [TerminalEvent.endOfInput, .key(.control("d")), .stopRequested(signal: 15)]
    )
    func end(event: TerminalEvent) {
        #expect(Script([event, .key(.up)]).nextKey() == nil)
    }
}
