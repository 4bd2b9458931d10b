import Explanation
import Play
import Results
import Scenario

/// Describes in words how an attempt's process ended early.
struct TerminationSentences {
    let termination: Termination
    let scene: Scene
    let trace: [TraceEvent]
    /// Whether the attempt sent more events than the trace contains.
    var isCut = false

    var outcome: Outcome {
        switch termination.kind {
        case .signal, .exit: .crashed
        case .timeLimit: .timedOut
        case .flood, .malformedReply: .failed
        }
    }

    var stepIndex: Int { trace.lastStep }

    /// The end as a clause.
    var clause: String {
        switch termination.kind {
        case .signal where termination.isStackOverflow:
            "\(termination.message): \(termination.recursion)"
        case .signal:
            "the answer crashed" + (termination.message.isEmpty ? "" : ": \(termination.reason)")
        case .exit: "the answer ended the program with exit(\(termination.code))"
        case .timeLimit:
            "the answer did not return within \(termination.limitWords)"
        case .flood: "the answer \(termination.message)"
        case .malformedReply: termination.message
        }
    }

    /// The end as a sentence, with its place.
    var sentence: String {
        var sentence = clause.prefix(1).uppercased() + clause.dropFirst()
        if termination.kind == .timeLimit, let call = unfinishedCall {
            sentence += ", in \(call)"
        }
        if let line = termination.line { sentence += " (line \(line))" }
        return sentence + "."
    }

    /// The last event that the attempt sent; empty if it sent none.
    var lastStep: String {
        let words = FailureSentences(scene: scene, criterion: .way)
        guard let last = trace.last else { return "" }
        if case .stepBegan = last { return "" }
        return isCut
            ? "The last of its first \(trace.count) steps: \(words.clause(last))."
            : "Its last step before that: \(words.clause(last))."
    }

    /// The call that was running at the end, or the handling of the last touch.
    private var unfinishedCall: String? {
        switch trace.runningCall ?? trace.last(where: { $0.kind == .touches }) {
        case .hitTestBegan(let view, let point)?:
            "\(scene.name(of: view))'s hitTest at \(point.inWords)"
        case .pointInsideBegan(let view, let point)?:
            "\(scene.name(of: view))'s point(inside:) at \(point.inWords)"
        case .touches(let phase, let responder, count: _)?:
            "\(controllerOfAnswer ?? scene.name(of: responder))'s \(phase.method)"
        default: nil
        }
    }

    /// The answer's controller, which gets the touches in its view's tree.
    private var controllerOfAnswer: String? {
        scene.views.lazy.compactMap(\.controller).first(where: \.isOfAnswer)?.name
    }
}
