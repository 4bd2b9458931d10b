import Scenario

/// One line of a narrated trace: an event, or a call with its result.
struct NarratedStep: Hashable, Sendable {
    var text: String
    /// The number of enclosing calls.
    var depth: Int
    var events: Range<Int>
    var isRead = false
    var times = 1

    /// Whether both steps have the same text and depth, regardless of repetitions.
    func isLike(_ other: NarratedStep) -> Bool { text == other.text && depth == other.depth }

    /// Above this number the count does not interest a reader.
    private static let mostTimes = 100

    /// The text, with the number of repetitions above two.
    var countedText: String {
        switch times {
        case ...2: text
        case ...NarratedStep.mostTimes: "\(text) (\(times) times)"
        default: "\(text) (again and again)"
        }
    }
}

extension TraceNarrator {
    /// Narrates a trace line by line.
    ///
    /// A call that is answered immediately becomes one line. So do consecutive reads of the same
    /// property.
    ///
    /// - Parameters:
    ///   - apart: An event that must have a separate line, even if it answers a call.
    ///   - noise: The events to omit.
    func steps(
        _ trace: [TraceEvent],
        of scene: Scene,
        apart: Int? = nil,
        without noise: Set<Int> = []
    ) -> [NarratedStep] {
        var steps: [NarratedStep] = []
        var depth = 0
        var index = 0
        while index < trace.count {
            let event = trace[index]
            if noise.contains(index) {
                index += 1
                continue
            }
            if event.call == .ended { depth = max(0, depth - 1) }
            if event.call == .began, index + 1 < trace.count, apart != index + 1,
                trace[index + 1].isAnswer(to: event)
            {
                let text = words(for: event, answeredBy: trace[index + 1])
                steps.append(NarratedStep(text: text, depth: depth, events: index..<index + 2))
                index += 2
                continue
            }
            let text = words(for: event, in: scene.script)
            var step = NarratedStep(text: text, depth: depth, events: index..<index + 1)
            step.isRead = event.isRead
            if step.isRead, apart != index, let last = steps.last, last.isRead, last.isLike(step),
                !last.events.contains(apart ?? -1)
            {
                steps[steps.count - 1].times += 1
                steps[steps.count - 1].events = last.events.lowerBound..<index + 1
            } else {
                steps.append(step)
            }
            if event.call == .began { depth += 1 }
            index += 1
        }
        return steps
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
        case .stepBegan, .systemHitTest, .converted, .read, .wrote, .layerContains, .touches,
            .forwarded, .handled, .alert, .alertIgnored, .action, .hit, .next, .chain, .delivered,
            .setUp:
            .none
        }
    }

    fileprivate var isRead: Bool { if case .read = self { true } else { false } }

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
