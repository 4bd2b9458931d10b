import Hashing
import Scenario
import Wire

/// A hash below ``Behaviour/limit`` that is equal for equal behaviour.
struct BehaviourHash {
    let value: UInt32

    private init(value: UInt32) {
        self.value = value
    }

    init(_ bytes: [UInt8]) {
        let hash = StableHash(of: bytes).value
        let folded =
            UInt32(truncatingIfNeeded: hash ^ (hash >> 24) ^ (hash >> 44))
            & (Behaviour.limit - 1)
        // No other behaviour may look like a timeout.
        value = folded == Behaviour.outOfTime ? folded - 1 : folded
    }

    /// The termination's code, with one number for all signals that mean the same crash on different systems.
    private static func comparable(_ termination: Termination) -> Int {
        guard termination.kind == .signal else { return termination.code }
        return switch termination.code {
        // A trap: SIGILL on Intel processors, SIGTRAP on Arm.
        case 4, 5: 4
        // A bad address: SIGSEGV, or SIGBUS on Linux and on macOS.
        case 7, 10, 11: 11
        default: termination.code
        }
    }

    /// Hashes events after rounding their coordinates.
    init(_ events: some Sequence<TraceEvent>) {
        var wire = WireWriter()
        for event in events { event.comparable.write(to: &wire) }
        self.init(wire.bytes)
    }

    /// Hashes the kind, code and message of a termination, but not its source location.
    init(_ termination: Termination) {
        guard !termination.kind.isLimit else {
            self.init(value: Behaviour.outOfTime)
            return
        }
        var wire = WireWriter()
        wire.write(termination.kind.rawValue)
        wire.write(count: BehaviourHash.comparable(termination))
        // Quoted parts of a message are names and addresses, which vary.
        wire.write(String(termination.message.prefix { $0 != "'" }))
        self.init(wire.bytes)
    }
}

extension TraceEvent {
    /// The alert titles of the exercises; all other titles count as equally wrong.
    private static let titles: Set<String> = ["Inside Blue Layer", "Inside White Layer"]

    /// Removes details that do not distinguish beliefs.
    ///
    /// It rounds coordinates to sixteenths of a point and treats all wrong titles as equal.
    fileprivate var comparable: TraceEvent {
        switch self {
        case .hitTestBegan(let view, let point): .hitTestBegan(view, point.rounded)
        case .pointInsideBegan(let view, let point): .pointInsideBegan(view, point.rounded)
        case .converted(let point, from: let source, to: let target, let answer):
            .converted(point.rounded, from: source, to: target, answer.rounded)
        case .layerContains(let layer, let point, let answer):
            .layerContains(layer, point.rounded, answer)
        case .layerHitTestBegan(let layer, let point): .layerHitTestBegan(layer, point.rounded)
        case .alert(let title): .alert(TraceEvent.titles.contains(title) ? title : "")
        case .alertIgnored(let title):
            .alertIgnored(TraceEvent.titles.contains(title) ? title : "")
        case .alertChanged(to: let title?):
            .alertChanged(to: TraceEvent.titles.contains(title) ? title : "")
        default: self
        }
    }
}

extension Point {
    fileprivate var rounded: Point {
        Point(Point.rounded(x), Point.rounded(y))
    }

    /// Adding zero turns -0 into 0.
    private static func rounded(_ number: Double) -> Double {
        number.isFinite ? (number * 16).rounded() / 16 + 0 : number
    }
}
