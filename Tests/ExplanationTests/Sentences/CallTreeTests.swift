import Examples
import Scenario
import Testing

@testable import Explanation

@Suite("A trace as a tree of calls")
struct CallTreeTests {
    private typealias T = Traces

    /// The tree's calls by name, each with its children in brackets; events as dots.
    private func shape(_ trace: [TraceEvent]) -> String {
        let tree = CallTree(trace, trace.indices)
        let scene = T.scene()
        func describe(_ steps: [CallTree.Step]) -> String {
            steps.map { step in
                guard let call = tree.call(step) else { return "." }
                let inner = describe(call.steps)
                let name = scene.name(of: call.participant) + (call.answer == nil ? "?" : "")
                return inner.isEmpty ? name : "\(name)(\(inner))"
            }.joined(separator: " ")
        }
        return describe(tree.steps)
    }

    @Test("Calls hold what happens in them, in order")
    func nesting() {
        let trace = T.step(T.front, [.read(.subviews, T.root)], T.hit(T.front, .zero, T.front))
        #expect(shape(trace) == ". root(root . front) .")
    }

    @Test("A call that a crash cuts off has no answer, and keeps what happened")
    func cut() {
        let trace = Array(T.step(T.front, T.hit(T.front, .zero, T.front)).dropLast(3))
        #expect(shape(trace) == ". root?(root front?)")
        let tree = CallTree(trace, trace.indices)
        #expect(tree.calls.last?.events == 4..<5)
        #expect(tree.endIndex(of: 0) == trace.count)
        #expect(tree.call(around: trace.count) == 2)
    }

    @Test("An end without a call is an event; one that skips calls ends them unanswered")
    func unbalanced() {
        #expect(shape([.hitTestEnded(T.root, nil), .pointInsideEnded(T.root, true)]) == ". .")
        let skipping: [TraceEvent] = [
            .hitTestBegan(T.root, .zero), .hitTestBegan(T.front, .zero), .hitTestEnded(T.root, nil),
            .hit(nil),
        ]
        #expect(shape(skipping) == "root(front?) .")
        let other: [TraceEvent] = [
            .hitTestBegan(T.root, .zero), .hitTestEnded(T.back, nil), .hitTestEnded(T.root, nil),
        ]
        #expect(shape(other) == "root(.)")
    }

    @Test("The end of a call lies in it, its beginning around it")
    func surrounding() {
        let trace = T.hit(T.root, .zero, nil, T.inside(T.root, .zero, false))
        let tree = CallTree(trace, trace.indices)
        #expect((0...4).map(tree.call(around:)) == [nil, 0, 1, 0, nil])
        #expect(tree.call(around: -1) == nil)
        #expect(tree.call(around: 99) == nil)
    }

    @Test("Only the part that is asked for is read, with the trace's own indices")
    func part() {
        let trace = T.step(nil) + [.stepBegan(1)] + T.hit(T.root, .zero, nil) + [.stepBegan(2)]
        let range = trace.range(ofStep: 1)
        #expect(trace[range].first == .hitTestBegan(T.root, .zero))
        #expect(range.count == 2)
        #expect(CallTree(trace, range).calls.map(\.events) == [range])
        #expect(trace.range(ofStep: 2).isEmpty)
        #expect(trace.range(ofStep: -1).isEmpty)
        #expect([TraceEvent.setUp("a")].range(ofStep: -1) == 0..<1)
    }

    @Test("No depth is too deep, and no disorder too long")
    func deep() {
        let began = TraceEvent.hitTestBegan(T.root, .zero)
        let ended = TraceEvent.hitTestEnded(T.root, nil)
        let deep = Array(repeating: began, count: 50_000) + Array(repeating: ended, count: 50_000)
        #expect(CallTree(deep, deep.indices).calls.allSatisfy { $0.answer != nil })
        let stray = Array(repeating: TraceEvent.hitTestEnded(T.back, nil), count: 50_000)
        let open = Array(repeating: began, count: 50_000) + stray
        #expect(CallTree(open, open.indices).calls.count == 50_000)
    }
}
