import Figures
import Reports
import Results
import Scenario

/// The figures of one side of a played case: one for each step of the script that is drawn.
struct PlayedFigures {
    /// The side whose steps the figures show.
    enum Side: String {
        case reference, attempt
    }

    let side: Side
    private let figures: [Int: Figure]
    private let steps: [Int]
    private let placesOfSteps: [Int: FigurePlaces]

    init(_ played: PlayedCase, _ side: Side, name: String, isRound: Bool) {
        self.side = side
        steps = played.drawnSteps
        // In exercises whose answers ask layers, hit testing of views does not matter.
        let asksLayers = played.scene.views.contains { $0.kind == .layerView }
        let kinds = PlayedStep.kinds(asksLayers: asksLayers).union([.stepBegan])
        let trace = (side == .reference ? played.reference : played.attempt)
            .filter { kinds.contains($0.kind) }
        let layers = side == .reference ? played.layers.reference : played.layers.attempt
        let round = isRound ? played.scene.views.filter { $0.kind == .answer }.map(\.name) : []
        var (figures, places): ([Int: Figure], [Int: FigurePlaces]) = ([:], [:])
        for step in steps {
            var result = PlayedStep(trace, of: played.scene, step: step)
            result.layers = layers
            let figureName = "\(name)-\(side.rawValue)-\(step)"
            let title = PlayedFigures.title(played, side, step)
            if let first = played.scene.script[step].startOfChain {
                let isWhole = result.chain.first == first && result.handler == nil
                if result.chain.isEmpty { result.chain = [first] }
                figures[step] =
                    ChainFigure(
                        figureName,
                        title: title,
                        played.scene,
                        step: step,
                        played: result,
                        isExplained: isWhole && side == .reference
                    ).figure
                continue
            }
            let scene = SceneFigure(
                figureName,
                title: title,
                played.scene,
                step: step,
                played: result,
                circles: side == .reference ? round : [],
                // Only the hit map shows where the answer's button actually takes touches.
                wantedCircles: side == .attempt ? round : []
            )
            figures[step] = scene.figure
            places[step] = scene.places
        }
        self.figures = figures
        placesOfSteps = places
    }

    private static func title(_ played: PlayedCase, _ side: Side, _ step: Int) -> String {
        guard let failure = played.failure, failure.stepIndex == step else {
            return played.scene.script[step].words
        }
        return side == .reference ? failure.expected : failure.actual
    }

    /// The figure of a script step, or of the last step before it that has one.
    func shown(at step: Int) -> Int? { steps.last { $0 <= step } ?? steps.first }

    func places(at step: Int) -> FigurePlaces? {
        shown(at: step).flatMap { placesOfSteps[$0] }
    }

    var html: HTML {
        .lines(
            steps.compactMap { step in
                figures[step].map { figure in
                    .element(
                        "div",
                        ["class": "step-figure", "data-step": "\(step)"],
                        [HTML(trusted: figure.inlineSVG)]
                    )
                }
            }
        )
    }
}
