import Scenario

/// One line of a told trace: an event, or a call together with its answer.
struct NarratedStep: Hashable, Sendable {
    /// The step in words.
    var text: String
    /// How many calls it lies in.
    var depth: Int
    /// The indices of the events that it tells.
    var events: Range<Int>
    /// Whether it only looks at a property.
    var isRead = false
    /// How many times in a row it was done.
    var times = 1

    /// Whether another step tells the same, however many times.
    func isLike(_ other: NarratedStep) -> Bool { text == other.text && depth == other.depth }

    /// More than this is without end for all that a reader cares.
    private static let mostTimes = 100

    /// The text, and how many times it was done if that is often.
    var countedText: String {
        switch times {
        case ...2: text
        case ...NarratedStep.mostTimes: "\(text) (\(times) times)"
        default: "\(text) (again and again)"
        }
    }
}

extension TraceNarrator {
    /// A trace told line by line.
    ///
    /// A call that was answered without anything in between is one line, and so is a property that was read
    /// several times in a row.
    ///
    /// - Parameters:
    ///   - apart: An event that is told on a line of its own, even if it answers a call.
    ///   - noise: Events that are left out.
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
    /// What an event is in the nesting of calls.
    enum Call: Hashable {
        /// A call begins.
        case began
        /// A call is answered.
        case ended
        /// Neither.
        case none
    }

    /// What the event is in the nesting of calls.
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

    /// Whether the event only looks at a property.
    fileprivate var isRead: Bool { if case .read = self { true } else { false } }

    /// Whether the event answers a call.
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
    /// The innermost call that was never answered, if there is one.
    var openCall: TraceEvent? {
        var open: [TraceEvent] = []
        for event in self {
            switch event.call {
            case .began: open.append(event)
            case .ended: _ = open.popLast()
            case .none: break
            }
        }
        return open.last
    }
}
