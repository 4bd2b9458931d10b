import Reports
import Results
import Scenario

/// A played case: the figures of both sides, the controls, and the steps.
struct PlayedCaseHTML {
    private let played: PlayedCase
    private let identifier: String
    private let place: ReportPlace
    private let sides: [PlayedFigures]
    private let methods: AnswerMethods?

    init(
        _ played: PlayedCase,
        number: Int,
        isRound: Bool,
        methods: AnswerMethods?,
        at place: ReportPlace
    ) {
        self.place = place
        self.played = played
        self.methods = methods
        let identifier = place.id("play-\(number)")
        self.identifier = identifier
        sides = [.reference, .attempt].map {
            PlayedFigures(played, $0, name: identifier, isRound: isRound)
        }
    }

    var html: HTML {
        .element(
            "section",
            [
                "class": "play", "id": identifier, "data-scene": played.identifier,
                "aria-label": "Player: \(played.test)",
            ],
            [
                .element(place.heading, text: played.test),
                .element("p", ["class": "faint"], text: "Scene \(played.identifier)"),
                tree,
                .element(
                    "div",
                    ["class": "sides"],
                    zip(sides, ["expected", "your answer"]).map(side)
                ),
                controls,
                .element(
                    "div",
                    [
                        "class": "steps-frame", "tabindex": "0", "role": "region",
                        "aria-label": "Steps of both",
                    ],
                    [PlayerTable(played, sides, methods).html]
                ),
            ]
        )
    }

    /// The tree of views and controllers if the case is about a chain, whose figure shows only who is
    /// reached.
    private var tree: HTML {
        guard let step = played.failure?.stepIndex ?? played.drawnSteps.first,
            // A record may come from another machine.
            played.scene.script.indices.contains(step),
            played.scene.script[step].startOfChain != nil
        else { return .lines([]) }
        let style = TextStyle(glyphs: .unicode)
        let picture = ScenePicture(played.scene, step: step, of: PicturedAnswer(), style: style)
        return .element(
            "pre",
            ["class": "tree", "tabindex": "0", "aria-label": "Views and controllers of the scene"],
            text: picture.lines.rendered(in: style)
        )
    }

    private func side(_ figures: PlayedFigures, _ name: String) -> HTML {
        .element(
            "div",
            ["class": "side", "data-side": figures.side.rawValue],
            [
                .element("p", ["class": "side-name"], text: name),
                figures.html,
                .element("p", ["class": "path needs-script"]),
            ]
        )
    }

    private var controls: HTML {
        .element(
            "div",
            ["class": "controls needs-script", "role": "group", "aria-label": "Player"],
            [
                button("start", "|\u{25C1}", "To the start (Home)"),
                button("back", "\u{25C1}", "One step back (left arrow)"),
                button("play", "\u{25B6}", "Play or pause (space)"),
                button("forward", "\u{25B7}", "One step forward (right arrow)"),
                button("end", "\u{25B7}|", "To the end (End)"),
            ]
                + (played.rows.difference == nil
                    ? []
                    : [button("difference", "First difference", "To the first difference (d)")]) + [
                    .element(
                        "input",
                        ["type": "range", "min": "0", "value": "0", "aria-label": "Step"]
                    ),
                    .element("output"),
                ]
        )
    }

    private func button(_ action: String, _ sign: String, _ words: String) -> HTML {
        .element(
            "button",
            ["type": "button", "data-action": action, "title": words, "aria-label": words],
            text: sign
        )
    }
}
