import Scenario

/// One line of a narrated trace: an event, or a call with its result.
package struct NarratedStep: Hashable, Sendable {
    var text: String
    /// The number of enclosing calls.
    package var depth: Int
    /// The indices of its events in the trace.
    package var events: Range<Int>
    var isRead = false
    var times = 1

    /// Whether both steps have the same text and depth, regardless of repetitions.
    func isLike(_ other: NarratedStep) -> Bool { text == other.text && depth == other.depth }

    /// Above this number the count does not interest a reader.
    private static let maximumTimes = 100

    /// The text, with the number of repetitions above two.
    package var countedText: String {
        switch times {
        case ...2: text
        case ...NarratedStep.maximumTimes: "\(text) (\(times) times)"
        default: "\(text) (again and again)"
        }
    }
}

extension TraceEvent {
    /// The role of an event in the nesting of calls.
    enum Call: Hashable {
        case began
        /// A call returns.
        case ended
        case none
    }

    var call: Call {
        switch self {
        case .hitTestBegan, .pointInsideBegan, .layerHitTestBegan: .began
        case .hitTestEnded, .pointInsideEnded, .layerHitTestEnded: .ended
        case .answersUnheard, .stepBegan, .systemHitTest, .converted, .read, .wrote, .layerContains,
            .touches,
            .forwarded, .handled, .alert, .alertIgnored, .alertChanged, .action, .hit, .next,
            .chain, .delivered, .setUp, .viewsInFront:
            .none
        }
    }

    var isRead: Bool { if case .read = self { true } else { false } }

    /// Whether the event is the return of a call.
    func isAnswer(to call: TraceEvent) -> Bool {
        switch (call, self) {
        case (.hitTestBegan(let asked, _), .hitTestEnded(let answering, _)),
            (.pointInsideBegan(let asked, _), .pointInsideEnded(let answering, _)),
            (.layerHitTestBegan(let asked, _), .layerHitTestEnded(let answering, _)):
            asked == answering
        default: false
        }
    }
}

extension [TraceEvent] {
    /// The calls that have not returned, the innermost last.
    var openCalls: [TraceEvent] {
        var open: [TraceEvent] = []
        for event in self {
            switch event.call {
            case .began: open.append(event)
            case .ended: _ = open.popLast()
            case .none: break
            }
        }
        return open
    }
}
