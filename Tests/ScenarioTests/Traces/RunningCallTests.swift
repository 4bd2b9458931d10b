import Scenario
import Testing

@Suite("The call that runs at the end of a trace")
struct RunningCallTests {
    private static let (root, view) = (Participant.responder(0), Participant.responder(1))
    private static let asksRoot = TraceEvent.hitTestBegan(root, .zero)
    private static let asksView = TraceEvent.hitTestBegan(view, .zero)
    private static let answers = TraceEvent.hitTestEnded(view, nil)

    @Test("It is the innermost that has not returned")
    func innermost() {
        #expect([Self.asksRoot, Self.asksView].runningCall == Self.asksView)
        #expect([Self.asksRoot, Self.asksView, Self.answers].runningCall == Self.asksRoot)
        #expect([Self.asksView, Self.answers].runningCall == nil)
    }

    @Test("In a loop it is the call that asks, whether or not its last question is open")
    func loop() {
        let rounds =
            [Self.asksRoot] + Array(repeating: [Self.asksView, Self.answers], count: 9).joined()
        #expect(rounds.runningCall == Self.asksRoot)
        #expect((rounds + [Self.asksView]).runningCall == Self.asksRoot)
    }
}
