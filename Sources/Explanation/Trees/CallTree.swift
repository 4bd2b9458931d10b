import Scenario

/// Groups one part of a trace, such as a script step, into nested calls.
///
/// A crash can cut a trace short. A call without an end has no answer, and an end without a call is
/// an ordinary event. The calls are stored in one flat list, so that deep nesting needs no
/// recursion.
struct CallTree {
    enum Method: Hashable {
        case hitTest
        case pointInside
        case layerHitTest
    }

    enum Answer: Hashable {
        case found(Participant?)
        case isInside(Bool)
    }

    struct Call {
        var method: Method
        var participant: Participant
        var point: Point
        /// `nil` if it never returned.
        var answer: Answer?
        /// Trace indices from its first to its last event.
        var events: Range<Int>
        /// Direct children only, in order.
        var steps: [Step] = []
    }

    /// A direct child of a call or of the tree's top level: another call or an event, by index.
    enum Step: Hashable {
        case call(Int)
        case event(Int)
    }

    let trace: [TraceEvent]
    /// The part of the trace that the tree covers.
    let range: Range<Int>
    private(set) var calls: [Call] = []
    /// The top level: steps outside all calls.
    private(set) var steps: [Step] = []
    /// The surrounding call of each event in the range, followed by the call that is still open at the end.
    ///
    /// An event that begins a call lies outside that call.
    private var surrounding: [Int?] = []

    /// The maximum number of open calls among which an end event looks for its call.
    private static let deepestRepair = 100

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
                .lastIndex(where: { trace[index].isAnswer(to: trace[calls[$0].events.lowerBound]) })
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
}

extension CallTree {
    /// The call around an event, or `nil` at the top level.
    ///
    /// A call's end event lies in that call. The position after the last event lies in the call
    /// that never returned.
    func call(around index: Int) -> Int? {
        let position = index - range.lowerBound
        return surrounding.indices.contains(position) ? surrounding[position] : nil
    }

    /// The direct children of a call, or of the top level for `nil`.
    func steps(in call: Int?) -> [Step] {
        call.map { calls[$0].steps } ?? steps
    }

    /// The events of a call, or of the whole tree for `nil`.
    func events(in call: Int?) -> ArraySlice<TraceEvent> {
        trace[call.map { calls[$0].events } ?? range]
    }

    func call(_ step: Step?) -> Call? {
        if case .call(let index) = step { calls[index] } else { nil }
    }

    /// The event itself, or the event that begins the call.
    func event(_ step: Step) -> TraceEvent { trace[index(of: step)] }

    func index(of step: Step) -> Int {
        switch step {
        case .call(let call): calls[call].events.lowerBound
        case .event(let index): index
        }
    }

    /// The index of the event that ends a call, or the index after its last event if it never
    /// ended.
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
