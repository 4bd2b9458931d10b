import Results
import Scenario

/// Explains a difference in the layers themselves: in their positions or their sublayers.
extension LayerExplanation {
    /// Explains why the same layer, asked about the same point, answers differently: its sublayers or their
    /// properties differ.
    var otherLayers: Explanation? {
        guard let outer = trees.difference.place.reference.map({ trees.reference.calls[$0] }),
            let inner = trees.difference.place.attempt.map({ trees.attempt.calls[$0] }),
            outer.method == .layerHitTest
        else { return nil }
        return Explanation(
            expected: "Asked at \(outer.point.inWords), \(name(outer.participant)) answers "
                + "\(found(outer)).",
            actual: "Yours, asked the same, answers \(found(inner)).",
            cause: .layerAnswers
        )
    }

    func found(_ call: CallTree.Call) -> String {
        if case .found(let layer) = call.answer { name(layer) } else { "nothing" }
    }

    /// Explains a blue layer at another position, where the same place is another point in the layer.
    var otherFrame: Explanation? {
        let asked = [trees.expectedEvent, trees.actualEvent].compactMap { $0?.askedLayer }
        guard trees.difference.place.reference != nil || asked.contains(.ownLayer(0)),
            let wanted = trees.layersAtFirst.reference, wanted.count == 1,
            let there = trees.layersAtFirst.attempt, there.count == 1,
            wanted[0].view == there[0].view, wanted[0].frame != there[0].frame
        else { return nil }
        return Explanation(
            expected: "Before the first touch the reference's blue layer has the frame "
                + "\(wanted[0].frame.inWords).",
            actual: "Yours has the frame \(there[0].frame.inWords).",
            cause: .layerAnswers
        )
    }
}
