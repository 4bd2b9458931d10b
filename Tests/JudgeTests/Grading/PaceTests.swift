import Play
import Testing

@testable import Judge

@Suite("The limits of a scene, by what it is played for")
struct PaceTests {
    @Test("In probes and in scenes that are tried, an answer may send less than in a test")
    func bytes() {
        for pace in [GradingSession.Pace.quick([.hit]), .thorough(after: .signal)] {
            #expect(pace.limits(within: .ofClassroom).scene.replyBytes == 16 << 20)
        }
        for pace in [GradingSession.Pace.trial([.hit]), .probe([.hit])] {
            #expect(pace.limits(within: .ofClassroom).scene.replyBytes == 1 << 20)
            let limits = AttemptLimits.ofUpkeep(secondsPerExercise: 1)
            #expect(pace.limits(within: limits) == limits)
        }
    }

    @Test(
        "A machine that stalls for a moment ends no scene of a test, and no probe, in a class"
    )
    func stalls() {
        let limits = AttemptLimits.ofClassroom
        for pace in [GradingSession.Pace.quick([.hit]), .probe([.hit])] {
            let seconds = pace.seconds(of: limits)
            #expect(seconds >= 0.5)
            #expect(limits.scene.secondsOfCPUTime(within: seconds) ?? seconds < 0.41)
        }
    }
}
