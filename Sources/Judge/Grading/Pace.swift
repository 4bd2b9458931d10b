import Play
import Scenario

extension GradingSession {
    /// The events recorded of a scene, and its time limit.
    package enum Pace: Sendable {
        /// Some kinds of events, sent together after the scene.
        case quick(Set<TraceEvent.Kind>)
        /// Like `quick`, with a low limit for each of the many scenes that are tried to explain a failure.
        ///
        /// A scene that is tried for a smaller crash has more time.
        case trial(Set<TraceEvent.Kind>, ofCrash: Bool = false)
        /// Like `quick`, for the probes that identify the belief behind a failure.
        case probe(Set<TraceEvent.Kind>)
        /// All events, each sent as it happens, so that the last one survives a crash.
        ///
        /// It is for a scene that failed before. `after` says how the attempt's process ended then, if it
        /// did.
        case thorough(after: Termination.Kind?)

        var kinds: Set<TraceEvent.Kind> {
            switch self {
            case .quick(let kinds), .trial(let kinds, _), .probe(let kinds): kinds
            case .thorough: Set(TraceEvent.Kind.allCases)
            }
        }

        var isImmediate: Bool {
            if case .thorough = self { true } else { false }
        }

        /// Whether the scenes are the tests' own, played for the first time.
        var isOfTests: Bool {
            if case .quick = self { true } else { false }
        }

        /// Whether all answers, or all wrong answers, play the same scenes.
        var isOfEveryAnswer: Bool {
            switch self {
            case .quick, .probe: true
            case .trial, .thorough: false
            }
        }

        /// Whether the runtime reports the place of a crash or an endless loop.
        var reportsCrashes: Bool {
            switch self {
            case .thorough(after: .signal), .thorough(after: .timeLimit), .thorough(after: .flood):
                true
            case .quick, .trial, .probe, .thorough: false
            }
        }

        /// The extra seconds for a crash report.
        ///
        /// The report on an endless loop follows the scene's time limit.
        func secondsOfReport(of limits: AttemptLimits) -> Double {
            if case .thorough(after: .signal) = self {
                limits.crashReports.secondsPerReport
            } else {
                0
            }
        }

        /// The seconds for a scene.
        ///
        /// For an endless loop, the quick and the thorough run together take the whole limit once.
        /// A crash gets more time, because its slow report must not count as an endless loop.
        func seconds(of limits: AttemptLimits) -> Double {
            switch self {
            case .thorough(after: .timeLimit): 0.15 * limits.scene.seconds
            case .quick, .thorough: 0.85 * limits.scene.seconds
            case .trial(_, ofCrash: false): limits.shrinking.secondsPerTrial
            case .trial(_, ofCrash: true): limits.shrinking.secondsPerTrialOfCrash
            case .probe: limits.probes.secondsPerProbe
            }
        }

        /// The limits for a scene.
        ///
        /// They bound the events of trials and probes, because comparing a long trace takes longer than
        /// playing it.
        func limits(within limits: AttemptLimits) -> AttemptLimits {
            var limits = limits
            switch self {
            case .quick, .thorough: break
            case .trial, .probe:
                let most = SceneLimits.replyBytesOfTrial
                limits.scene.replyBytes = min(limits.scene.replyBytes, most)
            }
            return limits
        }
    }
}
