import Scenario
import Testing

@testable import Judge
@testable import Platform
@testable import Play

@Suite("The budget of an answer")
struct SessionBudgetTests {
    private static let quick = GradingSession.Pace.quick([.hit])
    private static let trial = GradingSession.Pace.trial([.hit])
    private static let afterSignal = GradingSession.Pace.thorough(after: .signal)

    private static func playback(
        seconds: Double,
        scenes: Int = 1,
        ended: Termination.Kind? = nil
    ) -> AttemptProcess.Playback {
        var playback = AttemptProcess.Playback()
        playback.events = [[UInt8]](repeating: [], count: scenes)
        playback.seconds = seconds
        playback.secondsOfLast = ended == nil ? 0 : seconds
        playback.termination = ended.map { Termination(kind: $0, code: 0, message: "") }
        return playback
    }

    private static func crash(_ message: String) -> Termination {
        Termination(kind: .signal, code: 4, message: message)
    }

    @Test("Many scenes that take no time exhaust nothing")
    func withinReason() {
        var budget = SessionBudget(AttemptLimits())
        for _ in 0..<100 {
            budget.count([Self.playback(seconds: 0.05)], Self.quick, countsCrashes: false)
        }
        #expect(!budget.isExhausted)
    }

    @Test(
        "An answer that is slow everywhere is ended, and so is one that loops",
        arguments: [nil, Termination.Kind.timeLimit]
    )
    func exhausted(ended: Termination.Kind?) {
        var budget = SessionBudget(AttemptLimits())
        let slow = [Self.playback(seconds: 2, ended: ended)]
        for _ in 0..<4 { budget.count(slow, Self.quick, countsCrashes: false) }
        #expect(!budget.isExhausted)
        for _ in 0..<2 { budget.count(slow, Self.quick, countsCrashes: false) }
        #expect(budget.isExhausted)
    }

    @Test(
        "An answer that crashes everywhere is graded whole, also where crashes take long",
        arguments: [0.02, 0.06]
    )
    func crashesEverywhere(seconds: Double) {
        var budget = SessionBudget(.ofClassroom, computing: ComputingClock { 0 })
        let crash = [Self.playback(seconds: seconds, ended: .signal)]
        for _ in 0..<70 { budget.count(crash, Self.quick, countsCrashes: false) }
        #expect(!budget.isExhausted)
        for _ in 0..<30 { budget.count(crash, Self.quick, countsCrashes: false) }
        #expect(budget.isExhausted)
    }

    @Test("A crash counts with its time where that is unreasonably long")
    func slowCrashes() {
        var budget = SessionBudget(AttemptLimits())
        let crash = [Self.playback(seconds: 2, ended: .signal)]
        for _ in 0..<6 { budget.count(crash, Self.quick, countsCrashes: false) }
        #expect(budget.isExhausted)
    }

    @Test("In a class, crashes that are slow have a limit together")
    func crashesTogether() {
        var classroom = SessionBudget(.ofClassroom, computing: ComputingClock { 0 })
        var student = SessionBudget(AttemptLimits())
        let crash = [Self.playback(seconds: 0.9, ended: .signal)]
        for isExhausted in [false, false, false, false, false, true] {
            classroom.count(crash, Self.quick, countsCrashes: false)
            student.count(crash, Self.quick, countsCrashes: false)
            #expect(classroom.isExhausted == isExhausted)
            #expect(!student.isExhausted)
        }
    }

    @Test("In a class, cases that follow an endless loop have less time, and there are few of them")
    func endlessLoops() {
        var budget = SessionBudget(.ofClassroom, computing: ComputingClock { 0 })
        #expect(budget.currentLimits == .ofClassroom)
        let loop = [Self.playback(seconds: 0.1, ended: .timeLimit)]
        budget.count(loop, Self.quick, countsCrashes: false)
        let seconds = AttemptLimits.ofClassroom.scene.secondsAfterTimeLimit
        #expect(budget.currentLimits.scene.seconds == seconds)
        for _ in 1..<AttemptLimits.ofClassroom.exercise.timeouts {
            #expect(!budget.isExhausted)
            budget.count(loop, Self.quick, countsCrashes: false)
        }
        #expect(budget.isExhausted)
        let timeouts = AttemptLimits.ofClassroom.exercise.timeouts
        #expect(budget.reasonToSkip == .timeouts(timeouts))
    }

    @Test("The number of reports on crashes is limited; a test's own scenes get none")
    func crashReports() {
        var budget = SessionBudget(.ofClassroom)
        let ofQuick = budget.takesCrashReport(Self.quick)
        #expect(!ofQuick)
        for number in 0..<AttemptLimits.ofClassroom.crashReports.count {
            let isExplained = budget.countEnd(Self.crash("\(number)"))
            #expect(isExplained)
            let isTaken = budget.takesCrashReport(Self.afterSignal)
            #expect(isTaken)
        }
        let isOneMore = budget.takesCrashReport(Self.afterSignal)
        #expect(!isOneMore)
        let isExplained = budget.countEnd(Self.crash("another"))
        #expect(!isExplained)
        let ofLoop = budget.takesCrashReport(.thorough(after: .timeLimit))
        #expect(ofLoop)
    }

    @Test("In a class, all that is played to explain failures has one limit")
    func wholeAnswer() {
        let paces: [GradingSession.Pace] = [Self.trial, .probe([.hit]), .thorough(after: nil)]
        for pace in paces {
            var budget = SessionBudget(.ofClassroom, computing: ComputingClock { 0 })
            budget.count([Self.playback(seconds: 8)], pace, countsCrashes: false)
            #expect(budget.hasTimeLeft)
            #expect(budget.currentLimits.scene.secondsTogether == 0.5)
            #expect(budget.currentLimits.scene.seconds == 0.5)
            #expect(budget.currentLimits.scene.secondsToStart == 0.5)
            #expect(budget.currentLimits.crashReports.secondsPerReport == 0.5)
            budget.count([Self.playback(seconds: 0.5)], pace, countsCrashes: false)
            #expect(!budget.hasTimeLeft)
            #expect(budget.isExhausted)
            #expect(budget.currentLimits.scene.seconds == 0.1)
        }
    }

    @Test("Scenes that are played again count in the limit for the whole answer, and fail nothing")
    func dropped() {
        var budget = SessionBudget(.ofClassroom, computing: ComputingClock { 0 })
        budget.countDropped([Self.playback(seconds: 8, ended: .signal), Self.playback(seconds: 7)])
        #expect(budget.currentLimits.scene.secondsTogether == 0.5)
        #expect(!budget.isExhausted)
        budget.countDropped([Self.playback(seconds: 0.5, ended: .signal)])
        #expect(budget.isExhausted)
        #expect(budget.timeoutOfAllTests != nil)
    }

    @Test("The judge's computing for an answer counts as well, but not for a student alone")
    func judge() {
        var seconds = 10.0
        let classroom = SessionBudget(.ofClassroom, computing: ComputingClock { seconds })
        let student = SessionBudget(AttemptLimits(), computing: ComputingClock { seconds })
        seconds = 18.4
        #expect(!classroom.isExhausted)
        seconds = 18.6
        #expect(classroom.isExhausted)
        #expect(!student.isExhausted)
    }

    @Test("The time of the compile counts as well, up to a compile's limit")
    func compiling() {
        for (seconds, left) in [(4.5, 4.0), (60, 3.5)] {
            var budget = SessionBudget(.ofClassroom, computing: ComputingClock { 0 })
            budget.countStart(seconds: seconds)
            #expect(budget.currentLimits.scene.secondsTogether == left)
        }
    }

    @Test("The judge's computing while scenes are played adds no time to theirs")
    func computingBeside() {
        var seconds = 0.0
        var budget = SessionBudget(.ofClassroom, computing: ComputingClock { seconds })
        budget.beginScenes()
        seconds = 5
        budget.count([Self.playback(seconds: 5)], Self.trial, countsCrashes: false)
        #expect(budget.currentLimits.scene.secondsTogether == 3.5)
    }

    @Test(
        "An answer without a failure until its time is up was too slow; an earlier failure says more"
    )
    func slowness() {
        let limits = [AttemptLimits.ofClassroom, AttemptLimits()]
        for (limits, milliseconds) in zip(limits, [4_000, 10_000]) {
            var budget = SessionBudget(limits, computing: ComputingClock { 0 })
            budget.count([Self.playback(seconds: 1)], Self.quick, countsCrashes: false)
            #expect(budget.timeoutOfAllTests == nil)
            budget.count([Self.playback(seconds: 40)], Self.quick, countsCrashes: false)
            #expect(
                budget.timeoutOfAllTests
                    == Termination(
                        kind: .timeLimit,
                        code: milliseconds,
                        message: "for all tests together"
                    )
            )
            budget.count([Self.playback(seconds: 1)], .thorough(after: nil), countsCrashes: false)
            #expect(budget.timeoutOfAllTests == nil)
        }
    }

    @Test("In a class, of ends that are alike the first is looked into; a student sees each")
    func alikeEnds() {
        let ends = [
            Self.crash("Index out of range"), Termination(kind: .timeLimit, code: 1_000),
            Termination(kind: .exit, code: 3),
        ]
        var classroom = SessionBudget(.ofClassroom)
        var student = SessionBudget(AttemptLimits())
        for end in ends {
            let isFirst = classroom.countEnd(end)
            #expect(isFirst)
            let isSecond = classroom.countEnd(end)
            #expect(!isSecond)
            let isEach = (student.countEnd(end), student.countEnd(end))
            #expect(isEach == (true, true))
        }
        let isShorter = classroom.countEnd(Termination(kind: .timeLimit, code: 100))
        #expect(!isShorter)
        for other in [Self.crash("Division by zero"), Termination(kind: .exit, code: 4)] {
            let isExplained = classroom.countEnd(other)
            #expect(isExplained)
        }
    }

    @Test("Reports on crashes take no more time than there is for them")
    func secondsOfCrashes() {
        var limits = AttemptLimits()
        limits.crashReports.seconds = 1
        var budget = SessionBudget(limits)
        let isFirst = budget.takesCrashReport(Self.afterSignal)
        #expect(isFirst)
        budget.count(
            [Self.playback(seconds: 1.5, ended: .signal)],
            Self.afterSignal,
            countsCrashes: true
        )
        let isSecond = budget.takesCrashReport(Self.afterSignal)
        #expect(!isSecond)
    }

    @Test("In a watch the first endless loop ends the check, for a student alone it does not")
    func loopInWatch() {
        var (watch, student) = (SessionBudget(.ofWatch), SessionBudget(AttemptLimits()))
        let loop = Self.playback(seconds: 0.85, ended: .timeLimit)
        watch.count([loop], .quick([]), countsCrashes: false)
        student.count([loop], .quick([]), countsCrashes: false)
        #expect(watch.isExhausted && !student.isExhausted)
        #expect(watch.timeoutOfAllTests == nil)
    }

    @Test("In a watch crashes together cost no more than a second, and the first alone a report")
    func crashesInWatch() {
        var watch = SessionBudget(.ofWatch)
        let isFirst = watch.takesCrashReport(Self.afterSignal)
        let isSecond = watch.takesCrashReport(Self.afterSignal)
        #expect(isFirst && !isSecond)
        let crash = Self.playback(seconds: 0.3, ended: .signal)
        for _ in 0..<3 { watch.count([crash], Self.afterSignal, countsCrashes: true) }
        #expect(!watch.isExhausted)
        watch.count([crash], Self.afterSignal, countsCrashes: true)
        #expect(watch.isExhausted)
    }

    @Test("Scenes that are tried are counted; one that ends the process counts as many")
    func shrinking() {
        var limits = AttemptLimits()
        limits.shrinking.scenes = 100
        var budget = SessionBudget(limits)
        #expect(budget.scenesOfShrinkingLeft == 100)
        budget.count([Self.playback(seconds: 0, scenes: 50)], Self.trial, countsCrashes: false)
        #expect(budget.scenesOfShrinkingLeft == 50)
        budget.count([Self.playback(seconds: 0, ended: .signal)], Self.trial, countsCrashes: false)
        #expect(budget.scenesOfShrinkingLeft == 19)
        budget.count([Self.playback(seconds: 0, ended: .signal)], Self.trial, countsCrashes: false)
        #expect(budget.scenesOfShrinkingLeft == 0)
        budget.countShrinking(seconds: limits.shrinking.seconds)
        #expect(budget.secondsOfShrinkingLeft == 0)
    }
}
