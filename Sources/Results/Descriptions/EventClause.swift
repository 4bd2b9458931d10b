import Scenario

/// Describes single trace events; all event descriptions come from here.
///
/// Clauses fit into sentences. Lines fit into lists of steps and write calls as code.
public struct EventClause: Sendable {
    private let participants: [String]
    private let arrow: String
    private let ownLayer: String

    /// Creates words for a scene's events; `arrow` separates a call from its result.
    public init(_ scene: Scene, arrow: String = "→") {
        participants = scene.participants
        self.arrow = arrow
        // In exercises 1 and 2 every answer gives the layer the same name.
        let hasBlueLayer = scene.views.contains { $0.kind == .layerView }
        ownLayer = hasBlueLayer ? "blueLayer" : "addedLayer"
    }

    // MARK: Clauses

    /// Describes an event as a clause, such as "view_3 is hit".
    public func clause(_ event: TraceEvent) -> String {
        switch event {
        case .stepBegan(let index): "step \(index + 1) begins"
        case .hitTestBegan, .pointInsideBegan, .layerHitTestBegan, .hitTestEnded, .pointInsideEnded,
            .layerHitTestEnded, .layerContains, .systemHitTest:
            clauseOfCall(event)
        case .touches, .forwarded, .handled, .action, .delivered: clauseOfTouches(event)
        case .converted(let point, from: let source, to: let target, let result):
            "\(point.inWords) of \(space(source, name)) is converted to \(result.inWords) of "
                + space(target, name)
        case .read(let property, let object):
            "\(code(object)).\(name(of: property, of: object)) is read"
        case .wrote(.view, _): "the view of a controller is loaded"
        case .wrote(.sentActions, let control): "\(name(control)) is made to send its actions"
        case .wrote(.firstResponder, let object):
            "\(name(object)) is asked to change the first responder"
        case .wrote(.needsDisplay, let object): "\(name(object)) is marked for drawing"
        case .wrote(.needsLayout, let object): "\(name(object)) is marked for layout"
        case .wrote(.layout, let object): "\(name(object)) is laid out"
        case .wrote(let property, let object) where property.group != nil:
            "\(property.group ?? "") of \(name(object)) is written"
        case .wrote(let property, let object):
            "\(code(object)).\(name(of: property, of: object)) is "
                + (property.isOfTree ? "changed" : "written")
        case .alert(let title): "the alert \u{201C}\(title)\u{201D} is shown"
        case .alertIgnored(let title):
            "a second alert, \u{201C}\(title)\u{201D}, is asked for while the first is shown"
        case .alertChanged(to: let title?):
            "the alert's title becomes \u{201C}\(title)\u{201D}"
        case .alertChanged(to: nil): "the alert is closed again"
        case .hit(let view): view == nil ? "nothing is hit" : "\(name(view)) is hit"
        case .next(let responder, is: let next): "next of \(name(responder)) is \(name(next))"
        case .chain(let chain):
            chain.isEmpty
                ? "the chain is empty"
                : "the chain is " + words(for: chain)
        case .overridesContains(let layer):
            "\(name(layer)) answers contains(_:) in a class of its own"
        case .setUp(let description): "there is \(description)"
        case .viewsInFront(1): "a view lies in front of it"
        case .viewsInFront(let count): "\(count) views lie in front of it"
        case .controlState(let control, let state, after: let phase):
            "after the touch \(phase.pastWords), \(name(control)) \(state.words)"
        case .leftChanged(let property, let object):
            "\(code(object)).\(property.code) is not what it was before the touch"
        }
    }

    /// The maximum number of a chain's responders that a sentence lists.
    private static let mostResponders = 12

    /// Lists the responders of a chain, and gives the number of those that are left out.
    private func words(for chain: [Participant]) -> String {
        let listed = chain.prefix(EventClause.mostResponders).map { name($0) }
            .joined(separator: " \(arrow) ")
        let more = chain.count - EventClause.mostResponders
        return more > 0 ? "\(listed) \(arrow) … and \(more) more" : listed
    }

    private func clauseOfCall(_ event: TraceEvent) -> String {
        switch event {
        case .hitTestBegan(let who, let point), .layerHitTestBegan(let who, let point):
            "\(name(who)) is asked hitTest at \(point.inWords)"
        case .hitTestEnded(let who, let found), .layerHitTestEnded(let who, let found):
            "\(name(who))'s hitTest answers \(name(found))"
        case .pointInsideBegan(let view, let point):
            "\(name(view)) is asked whether \(point.inWords) is inside"
        case .pointInsideEnded(let view, let answer):
            "\(name(view)) says that the point is \(answer ? "inside" : "outside")"
        case .layerContains(let layer, let point, let answer):
            "\(name(layer)) says that it \(answer ? "contains" : "does not contain") "
                + point.inWords
        case .systemHitTest(let view): "UIKit's own hitTest runs in \(name(view))"
        default: ""
        }
    }

    private func clauseOfTouches(_ event: TraceEvent) -> String {
        switch event {
        case .touches(let phase, let responder, count: 1):
            "\(name(responder)) gets a touch that \(phase.words)"
        case .touches(let phase, let responder, count: 0):
            "\(name(responder))'s \(phase.method) is called without a touch"
        case .touches(let phase, let responder, count: let count):
            "\(name(responder)) gets \(count) touches that \(phase.pluralWords)"
        case .forwarded(_, from: let responder, to: let next):
            "\(name(responder)) passes the touch on to \(next == nil ? "nobody" : name(next))"
        case .handled(_, let responder): "\(name(responder)) handles the touch"
        case .action(let control): "\(name(control))'s action runs"
        case .delivered(nil): "deliver says that nobody handled the touch"
        case .delivered(let responder): "deliver says that \(name(responder)) handled the touch"
        default: ""
        }
    }

    // MARK: Lines

    /// Describes an event as a line, such as "view_3.hitTest((40, 12))".
    public func line(_ event: TraceEvent) -> String {
        switch event {
        case .hitTestBegan(let who, let point), .layerHitTestBegan(let who, let point):
            "\(code(who)).hitTest(\(point.inWords))"
        case .pointInsideBegan(let who, let point): "\(code(who)).point(inside: \(point.inWords))"
        case .hitTestEnded(let who, _), .layerHitTestEnded(let who, _):
            "\(code(who)).hitTest \(arrow) \(answer(event))"
        case .pointInsideEnded(let who, _): "\(code(who)).point(inside:) \(arrow) \(answer(event))"
        case .layerContains(let who, let point, let answer):
            "\(code(who)).contains(\(point.inWords)) \(arrow) \(answer)"
        case .read(let property, let who): "read \(code(who)).\(name(of: property, of: who))"
        case .wrote(.view, _): "loaded the view of a controller"
        case .wrote(.sentActions, let who): "sent the actions of \(code(who))"
        case .wrote(.firstResponder, let who):
            "asked \(code(who)) to change the first responder"
        case .wrote(.needsDisplay, let who): "marked \(code(who)) for drawing"
        case .wrote(.needsLayout, let who): "marked \(code(who)) for layout"
        case .wrote(.layout, let who): "laid out \(code(who))"
        case .wrote(let property, let who) where property.group != nil:
            "wrote \(property.group ?? "") of \(code(who))"
        case .wrote(let property, let who):
            "\(property.isOfTree ? "changed" : "wrote") "
                + "\(code(who)).\(name(of: property, of: who))"
        case .converted(let point, from: let source, to: let target, let result):
            "converted \(point.inWords) of \(space(source, code)) to \(result.inWords) of "
                + space(target, code)
        case .stepBegan(let index): "step \(index + 1)"
        default: clause(event)
        }
    }

    /// Describes a call with its result, such as "view_3.hitTest((40, 12)) → nil".
    public func line(_ call: TraceEvent, answeredBy end: TraceEvent) -> String {
        "\(line(call)) \(arrow) \(answer(end))"
    }

    private func answer(_ event: TraceEvent) -> String {
        switch event {
        case .hitTestEnded(_, let found), .layerHitTestEnded(_, let found):
            found.map(code) ?? "nil"
        case .pointInsideEnded(_, let isInside): "\(isInside)"
        default: ""
        }
    }

    // MARK: Names

    private func name(_ participant: Participant?) -> String {
        participant.map { Scene.name(of: $0, in: participants) } ?? "nil"
    }

    /// A missing participant stands for the window's coordinates.
    private func space(_ participant: Participant?, _ name: (Participant) -> String) -> String {
        participant.map(name) ?? "the window"
    }

    /// A layer's position corresponds to a view's center.
    private func name(of property: TraceProperty, of object: Participant) -> String {
        switch (property, object.meaning) {
        case (.center, .viewLayer), (.center, .ownLayer): "position"
        default: property.code
        }
    }

    /// The participant as an expression in code.
    private func code(_ participant: Participant) -> String {
        switch participant.meaning {
        case .viewLayer(let index) where index < participants.count: "\(participants[index]).layer"
        case .ownLayer(0): ownLayer
        case .ownLayer(let index): "addedLayer\(index + 1)"
        case .stranger where participant == .laterLayer: "laterLayer"
        case .stranger where participant == .earlierLayer: "earlierLayer"
        case .stranger where participant == .addedView: "addedView"
        case .responder, .viewLayer, .stranger: name(participant)
        }
    }
}
