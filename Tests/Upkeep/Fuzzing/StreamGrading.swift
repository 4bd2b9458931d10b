import Catalogue
import Judge
import Play
import Scenario
import Wire

/// Grades the bytes of an attempt's replies without a process, with all the judge's code for them,
/// to test it with broken bytes.
struct StreamGrading: Sendable {
    let scene: Scene
    /// The reference's events, as bytes.
    let reference: [UInt8]
    let criterion: Criterion

    /// The number of the request to which the replies belong.
    static let identifier: Int32 = 1

    struct Result: Sendable {
        var verdict: SceneGrader.Verdict
        /// The events that were read, as bytes.
        var events: [UInt8]
    }

    /// Reads and grades a stream that ends with its last byte.
    ///
    /// - Parameters:
    ///   - pieces: The stream, in the pieces in which it arrives.
    ///   - secret: The secret that seals its frames.
    func result(of pieces: [[UInt8]], secret: ChannelSecret) -> Result {
        var buffer = ReplyBuffer(seal: FrameSeal(secret, .replies))
        var replies = RequestReplies(identifier: StreamGrading.identifier)
        var termination: Termination? = Termination(kind: .exit, code: 0)
        do {
            for piece in pieces {
                buffer.append(piece)
                if try replies.read(&buffer) {
                    termination = nil
                    break
                }
            }
        } catch {
            termination = .malformedReply
        }
        let played = GradingSession.Played(
            reference: reference,
            attempt: replies.events,
            termination: termination
        )
        return Result(verdict: verdict(on: played), events: replies.events)
    }

    private func verdict(on played: GradingSession.Played) -> SceneGrader.Verdict {
        var played = played
        guard SceneGrader.broken(of: [criterion], by: &played, in: scene) != nil else {
            return .passed
        }
        shrinkOnce(played)
        let verdict = CaseVerdict(criterion: criterion, case: ("stream.1", scene))
        do {
            return try verdict.verdict(on: played, in: scene)
                ?? .fault("the stream cannot be explained")
        } catch {
            return .fault("\(error)")
        }
    }

    /// Runs the shrinking code on the result: the reason for the failure, its step, and the next
    /// scenes to try.
    private func shrinkOnce(_ played: GradingSession.Played) {
        guard let reason = played.reason(by: criterion, in: scene),
            let step = played.failingStep(by: criterion, in: scene)
        else { return }
        var found = Counterexamples()
        _ = found.smallest(
            Shrinker.Failing(scene: scene, played: played, reason: reason),
            by: criterion,
            keepingAnswers: true
        )
        for reduction in SceneReduction.allCases {
            for smaller in reduction.candidates(from: scene, failingIn: step).prefix(2) {
                _ = SceneSize(smaller)
            }
        }
    }
}
