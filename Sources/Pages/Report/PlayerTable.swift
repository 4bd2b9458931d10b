import Figures
import Reports
import Results
import Scenario

/// The steps of both sides as a table, with one row per moment.
///
/// Attributes tell the script what to highlight.
struct PlayerTable {
    private let played: PlayedCase
    private let sides: [PlayedFigures]
    private let methods: AnswerMethods?
    private let travels: [Travel]
    private let participantsOfAnswer: Set<Participant>

    /// The deepest indentation that the style sheet defines.
    private static let deepest = 8

    /// - Parameter methods: The methods of the answer's source, if it is shown.
    init(_ played: PlayedCase, _ sides: [PlayedFigures], _ methods: AnswerMethods?) {
        self.played = played
        self.sides = sides
        self.methods = methods
        participantsOfAnswer = played.scene.participantsOfAnswer
        let first = played.failure?.stepIndex ?? 0
        travels = [played.reference, played.attempt].map {
            Travel($0, of: played.scene, from: first)
        }
    }

    var html: HTML {
        let head = ["expected", "your answer"].map {
            HTML.element("th", ["scope": "col"], text: $0)
        }
        return .element(
            "table",
            ["class": "steps"],
            [.element("thead", [.element("tr", head)]), .element("tbody", [.lines(rows)])]
        )
    }

    private var rows: [HTML] {
        let (before, after) = played.rows.leftOut
        return note(before > 0 ? "\(counted(before, "step")) before these left out" : nil)
            + played.rows.rows.enumerated().map(row)
            + note(
                played.failure?.isTraceCut == true
                    ? "all further steps left out"
                    : after > 0 ? "\(counted(after, "step")) after these left out" : nil
            )
            + note(played.rows.noteOnOrder)
    }

    private func note(_ words: String?) -> [HTML] {
        guard let words else { return [] }
        return [.element("tr", [.element("td", ["colspan": "2", "class": "faint"], text: words)])]
    }

    private func row(_ index: Int, _ row: TraceRows.Row) -> HTML {
        let isDifference = index == played.rows.difference
        let kind = isDifference ? "moment difference" : row.isAlike ? "moment" : "moment apart"
        return .element(
            "tr",
            ["class": kind],
            [
                cell(row.reference, 0, isDifference: isDifference),
                cell(row.attempt, 1, isDifference: isDifference),
            ]
        )
    }

    private func cell(_ step: NarratedStep?, _ side: Int, isDifference: Bool) -> HTML {
        guard let step else {
            let end = side == 1 ? played.failure?.end : nil
            return .element("td", text: isDifference ? end ?? "(nothing more)" : "")
        }
        // Indent the whole cell, so that the second line of a long step is indented too.
        let depth = "depth-\(min(step.depth, PlayerTable.deepest))"
        guard travels[side].stops.indices.contains(step.events.lowerBound) else {
            return .element("td", ["class": depth], text: step.countedText)
        }
        let stop = travels[side].stops[step.events.lowerBound]
        let places = sides[side].places(at: stop.step)
        let point = stop.point.flatMap { onFigure($0, places) }
        return .element(
            "td",
            [
                "class": depth, "data-step": sides[side].shown(at: stop.step).map { "\($0)" } ?? "",
                "data-view": stop.view.flatMap { places?.identifier(of: $0) } ?? "",
                "data-x": point.map { PageNumber.tenths($0.x) } ?? "",
                "data-y": point.map { PageNumber.tenths($0.y) } ?? "",
                "data-path": path(stop.calls, places), "data-line": line(of: step, side) ?? "",
            ],
            text: step.countedText
        )
    }

    /// The views that are being asked, each with the point in the view's own coordinates.
    private func path(_ calls: [Travel.Call], _ places: FigurePlaces?) -> String {
        var stops: [String] = []
        for call in calls {
            let space =
                call.isInSuperlayer
                ? places?.superview(of: call.view).map { " of \($0)" } ?? "" : ""
            let stop = "\(call.view) \(call.point.inWords)\(space)"
            // A view that calls its own `point(inside:)` is not a new stop.
            if stops.last != stop { stops.append(stop) }
        }
        return stops.joined(separator: " \u{203A} ")
    }

    private func onFigure(_ call: Travel.Call, _ places: FigurePlaces?) -> Point? {
        let space = call.isInSuperlayer ? places?.superview(of: call.view) : call.view
        return space.flatMap { places?.point(call.point, of: $0) }
    }

    /// The line of the answer's method that runs in a step; `nil` if the method is not the answer's.
    private func line(of step: NarratedStep, _ side: Int) -> String? {
        guard side == 1, played.attempt.indices.contains(step.events.lowerBound) else { return nil }
        let event = played.attempt[step.events.lowerBound]
        guard isOfAnswer(event) else { return nil }
        return methods?.method(of: event).map { "\($0.line)" }
    }

    /// Whether the answer's own class runs in an event.
    private func isOfAnswer(_ event: TraceEvent) -> Bool {
        switch event {
        case .hitTestBegan(let who, _), .hitTestEnded(let who, _), .pointInsideBegan(let who, _),
            .pointInsideEnded(let who, _), .touches(_, let who, _):
            participantsOfAnswer.contains(who)
        case .layerContains, .layerHitTestBegan, .layerHitTestEnded, .alert, .alertIgnored,
            .alertChanged:
            !participantsOfAnswer.isEmpty
        case .next, .chain, .delivered: true
        default: false
        }
    }
}

extension Scene {
    /// The views and controllers of the answer's own class.
    fileprivate var participantsOfAnswer: Set<Participant> {
        let views = views
        let controllers = views.compactMap(\.controller)
        return Set(
            views.indices.filter { views[$0].kind == .answer }.map(Participant.responder)
                + controllers.indices.filter { controllers[$0].isOfAnswer }
                .map { Participant.responder(views.count + $0) }
        )
    }
}
