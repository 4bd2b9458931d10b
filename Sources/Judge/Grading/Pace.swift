import Scenario

extension GradingSession {
    /// How much is told of a scene, and how long it may take.
    package enum Pace: Sendable {
        /// Some kinds of events only, all of a scene at once.
        case quick(Set<TraceEvent.Kind>)
        /// As quick, for the many scenes that are tried to explain a failure: none may cost much.
        case trial(Set<TraceEvent.Kind>)
        /// As quick, for the scenes by which the belief behind a failure is found.
        case probe(Set<TraceEvent.Kind>)
        /// Everything, each event as it happens, so that the last one survives a crash. For a scene
        /// that went wrong before; `after` is how the attempt's process ended then, if it did.
        case thorough(after: Termination.Kind?)

        var kinds: Set<TraceEvent.Kind> {
            switch self {
            case .quick(let kinds), .trial(let kinds), .probe(let kinds): kinds
            case .thorough: Set(TraceEvent.Kind.allCases)
            }
        }

        /// Whether each event is sent as it happens.
        var isImmediate: Bool {
            switch self {
            case .quick, .trial, .probe: false
            case .thorough: true
            }
        }

        /// Whether the scenes are the tests' own, each played for the first time.
        var isOfTests: Bool {
            switch self {
            case .quick: true
            case .trial, .probe, .thorough: false
            }
        }

        /// Whether the scenes are those that every answer plays, or that every wrong one does.
        var isOfEveryAnswer: Bool {
            switch self {
            case .quick, .probe: true
            case .trial, .thorough: false
            }
        }

        /// Whether the runtime is to report where a crash, or an endless loop, is.
        var reportsCrashes: Bool {
            switch self {
            case .thorough(after: .signal), .thorough(after: .timeLimit), .thorough(after: .flood):
                true
            case .quick, .trial, .probe, .thorough: false
            }
        }

        /// The time beyond a scene's own that the report on a crash takes; that on an endless loop is made
        /// when the scene's time is over.
        func secondsOfReport(of limits: AttemptLimits) -> Double {
            if case .thorough(after: .signal) = self { limits.secondsPerCrashReport } else { 0 }
        }

        /// The time for a scene.
        ///
        /// Quick and thorough together cost an endless loop the whole of it once. A crash, whose
        /// report takes its time, is not to become an endless loop.
        func seconds(of limits: AttemptLimits) -> Double {
            switch self {
            case .thorough(after: .timeLimit): 0.15 * limits.secondsPerCase
            case .quick, .thorough: 0.85 * limits.secondsPerCase
            case .trial: limits.secondsPerTrial
            case .probe: limits.secondsPerProbe
            }
        }
    }
}
