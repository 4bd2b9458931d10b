import Scenario

/// A part of a trace, such as one script step, as the calls that it tells of, one inside the other.
///
/// Traces may be broken, since a crash cuts them: a call without an end is never answered, and an
/// end without a call is an event like any other. The calls lie in one list, so that no nesting is
/// too deep.
struct CallTree {
    /// What was called.
    enum Method: Hashable {
        case hitTest
        case pointInside
        case layerHitTest
    }

    /// What a call answered.
    enum Answer: Hashable {
        case found(Participant?)
        case isInside(Bool)
    }

    /// A call with all that happened before it returned.
    struct Call {
        var method: Method
        var participant: Participant
        var point: Point
        /// What it answered; `nil` where it never did.
        var answer: Answer?
        /// The indices of its events in the trace, from its beginning to its end.
        var events: Range<Int>
        /// What happened directly in it, in order.
        var steps: [Step] = []
    }

    /// What happens in a call or outside all: another call, or an event, by its index.
    enum Step: Hashable {
        case call(Int)
        case event(Int)
    }

    let trace: [TraceEvent]
    /// The part of the trace that the tree tells of.
    let range: Range<Int>
    private(set) var calls: [Call] = []
    /// What happened outside all calls.
    private(set) var steps: [Step] = []
    /// For each event of the range the call around it, and the one that is open at the end; an event
    /// that begins a call lies outside it.
    private var surrounding: [Int?] = []

    /// How many calls without an end may lie in one that has an end.
    private static let deepestRepair = 100

    /// Reads a part of a trace.
    init(_ trace: [TraceEvent], _ range: Range<Int>) {
        self.trace = trace
        self.range = range.clamped(to: trace.indices)
        surrounding.reserveCapacity(self.range.count)
        var open: [Int] = []
        for index in self.range {
            if let call = CallTree.call(begunBy: trace[index], at: index) {
                surrounding.append(open.last)
                calls.append(call)
                add(.call(calls.count - 1), to: open.last)
                open.append(calls.count - 1)
            } else if let position = open.suffix(CallTree.deepestRepair)
                .lastIndex(where: { answers(trace[index], calls[$0]) })
            {
                surrounding.append(open[position])
                for inner in open[position...] { calls[inner].close(at: index) }
                calls[open[position]].finish(at: index, with: trace[index])
                open.removeSubrange(position...)
            } else {
                surrounding.append(open.last)
                add(.event(index), to: open.last)
            }
        }
        surrounding.append(open.last)
        for call in open { calls[call].close(at: self.range.upperBound) }
    }

    private mutating func add(_ step: Step, to call: Int?) {
        if let call { calls[call].steps.append(step) } else { steps.append(step) }
    }

    private static func call(begunBy event: TraceEvent, at index: Int) -> Call? {
        switch event {
        case .hitTestBegan(let view, let point):
            Call(method: .hitTest, participant: view, point: point, events: index..<index + 1)
        case .pointInsideBegan(let view, let point):
            Call(method: .pointInside, participant: view, point: point, events: index..<index + 1)
        case .layerHitTestBegan(let layer, let point):
            Call(method: .layerHitTest, participant: layer, point: point, events: index..<index + 1)
        default: nil
        }
    }

    private func answers(_ event: TraceEvent, _ call: Call) -> Bool {
        switch (event, call.method) {
        case (.hitTestEnded(let view, _), .hitTest): view == call.participant
        case (.pointInsideEnded(let view, _), .pointInside): view == call.participant
        case (.layerHitTestEnded(let layer, _), .layerHitTest): layer == call.participant
        default: false
        }
    }
}

extension CallTree {
    /// The call around an event, or `nil` outside all; around a call's end is the call.
    ///
    /// Around the end of the tree is the call that was never answered.
    func call(around index: Int) -> Int? {
        let position = index - range.lowerBound
        return surrounding.indices.contains(position) ? surrounding[position] : nil
    }

    /// What happened directly in a call, or outside all.
    func steps(in call: Int?) -> [Step] {
        call.map { calls[$0].steps } ?? steps
    }

    /// All events in a call, or of the tree.
    func events(in call: Int?) -> ArraySlice<TraceEvent> {
        trace[call.map { calls[$0].events } ?? range]
    }

    /// The call that a step is, if it is one.
    func call(_ step: Step?) -> Call? {
        if case .call(let index) = step { calls[index] } else { nil }
    }

    /// The event that a step is or begins with.
    func event(_ step: Step) -> TraceEvent { trace[index(of: step)] }

    /// The index of a step's first event.
    func index(of step: Step) -> Int {
        switch step {
        case .call(let call): calls[call].events.lowerBound
        case .event(let index): index
        }
    }

    /// The index of the event that ends a call; where it never ended, the one after its last.
    func endIndex(of call: Int?) -> Int {
        guard let call else { return range.upperBound }
        let events = calls[call].events
        return calls[call].answer == nil ? events.upperBound : events.upperBound - 1
    }
}

extension CallTree.Call {
    fileprivate mutating func close(at index: Int) {
        events = events.lowerBound..<index
    }

    fileprivate mutating func finish(at index: Int, with end: TraceEvent) {
        events = events.lowerBound..<index + 1
        switch end {
        case .hitTestEnded(_, let found), .layerHitTestEnded(_, let found): answer = .found(found)
        case .pointInsideEnded(_, let isInside): answer = .isInside(isInside)
        default: break
        }
    }
}

extension [TraceEvent] {
    /// The events of a script step, its beginning not included; for -1 those before all steps.
    func range(ofStep step: Int) -> Range<Int> {
        let start = step < 0 ? startIndex : (firstIndex(of: .stepBegan(step)).map { $0 + 1 } ?? 0)
        let end = self[start...].firstIndex(where: \.isStep) ?? endIndex
        return start..<end
    }
}
