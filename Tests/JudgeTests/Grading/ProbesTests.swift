import Behaviours
import Play
import Scenario
import Testing

@testable import Catalogue
@testable import Judge

@Suite("An answer's behaviour in probes")
struct ProbesTests {
    private let probes = Probes(.systemHitTest)

    /// Records as many results as there is time for, of an answer that plays all probes alike.
    ///
    /// - Parameters:
    ///   - looks: How often there is time left.
    ///   - termination: How the answer's process ends in the last probe.
    /// - Returns: How many cells are known, and how many are not.
    private func cells(
        looks: Int,
        endings: Int = 6,
        termination: Termination? = nil
    ) throws -> (known: Int, unknown: Int, plays: Int) {
        var (looks, plays) = (looks, 0)
        var limits = AttemptLimits().probes
        limits.seconds = .infinity
        limits.endings = endings
        let behaviour = try probes.behaviour(
            within: limits,
            while: {
                looks -= 1
                return looks >= 0
            },
            playing: { scenes in
                plays += 1
                let count = termination == nil ? scenes.count : 1
                return Array(
                    repeating: GradingSession.Played(
                        reference: [],
                        attempt: [],
                        termination: termination
                    ),
                    count: count
                )
            }
        )
        let unknown = behaviour.cells.filter { $0 == Behaviour.unknown }.count
        return (behaviour.cells.count - unknown, unknown, plays)
    }

    private func cells(of scenes: some Sequence<Scene>) -> Int {
        let channels = probes.channels.count
        return scenes.reduce(0) { $0 + ($1.script.count + 1) * channels }
    }

    @Test("With time for all of them all are known")
    func all() throws {
        let (known, unknown, plays) = try cells(looks: .max)
        #expect(known == cells(of: probes.scenes))
        #expect(unknown == 0 && plays == 1)
    }

    @Test("Probes that were played without time to compare them are unknown", arguments: [0, 1, 7])
    func late(count: Int) throws {
        // One more look is before the probes are played.
        let (known, unknown, plays) = try cells(looks: 1 + count)
        #expect(known == cells(of: probes.scenes.prefix(count)))
        #expect(known + unknown == cells(of: probes.scenes))
        #expect(plays == 1)
    }

    @Test("So many probes may end the process, and the others are unknown")
    func endings() throws {
        let crash = Termination(kind: .signal, code: 4)
        let (known, unknown, plays) = try cells(looks: .max, endings: 3, termination: crash)
        #expect(known == cells(of: probes.scenes.prefix(3)))
        #expect(known + unknown == cells(of: probes.scenes))
        #expect(plays == 3)
    }
}
