import Scenario

/// A view of a ``SharedScene``.
package struct SharedView: Codable, Hashable, Sendable {
    var name: String
    var kind: Kind?
    var frame: [Double]
    var bounds: [Double]?
    var turn: Double?
    var scale: [Double]?
    var anchor: [Double]?
    var hidden: Bool?
    var alpha: Double?
    var interaction: Bool?
    var disabled: Bool?
    var clips: Bool?
    var z: Double?
    var inside: Inside?
    var hitTest: HitTest?
    /// The name of the controller whose root view this is.
    var controller: String?
    var views: [SharedView]?

    enum Kind: String, Codable, CaseIterable {
        case answer, view, button, label, window, layerView, control
    }

    enum HitTest: String, Codable {
        case passThrough, capture
    }

    /// How deep views may lie in one another.
    private static let maximumDepth = 100

    init(_ view: SceneView) {
        name = view.name
        kind = view.kind == .answer ? nil : Kind(view.kind)
        frame = [view.frame.x, view.frame.y, view.frame.width, view.frame.height]
        bounds = SharedView.pair(view.boundsOrigin, unless: .zero)
        turn = view.turn == 0 ? nil : view.turn
        scale = SharedView.pair(view.scale, unless: Point(1, 1))
        anchor = SharedView.pair(view.anchorPoint, unless: Point(0.5, 0.5))
        hidden = view.isHidden ? true : nil
        alpha = view.alpha == 1 ? nil : view.alpha
        interaction = view.isUserInteractionEnabled
        disabled = view.isEnabled ? nil : true
        clips = view.clipsToBounds ? true : nil
        z = view.zPosition == 0 ? nil : view.zPosition
        inside = Inside(view.pointInside)
        switch view.hitTest {
        case .inherited: hitTest = nil
        case .passThrough: hitTest = .passThrough
        case .capture: hitTest = .capture
        }
        controller = view.controller?.name
        views = view.subviews.isEmpty ? nil : view.subviews.map(SharedView.init)
    }

    private static func pair(_ point: Point, unless usual: Point) -> [Double]? {
        point == usual ? nil : [point.x, point.y]
    }

    func view(depth: Int) -> SceneView? {
        guard depth < SharedView.maximumDepth, frame.count == 4,
            [bounds, scale, anchor].allSatisfy({ $0 == nil || $0?.count == 2 })
        else { return nil }
        let rectangle = Rectangle(frame[0], frame[1], frame[2], frame[3])
        var view = SceneView(name, kind?.kind ?? .answer, rectangle)
        if let bounds { view.boundsOrigin = Point(bounds[0], bounds[1]) }
        if let scale { view.scale = Point(scale[0], scale[1]) }
        if let anchor { view.anchorPoint = Point(anchor[0], anchor[1]) }
        view.turn = turn ?? 0
        view.isHidden = hidden ?? false
        view.alpha = alpha ?? 1
        view.isUserInteractionEnabled = interaction
        view.isEnabled = disabled != true
        view.clipsToBounds = clips ?? false
        view.zPosition = z ?? 0
        view.pointInside = inside?.rule ?? .bounds
        switch hitTest {
        case nil: break
        case .passThrough: view.hitTest = .passThrough
        case .capture: view.hitTest = .capture
        }
        view.controller = controller.map { SceneController($0) }
        for subview in views ?? [] {
            guard let subview = subview.view(depth: depth + 1) else { return nil }
            view.subviews.append(subview)
        }
        return view
    }
}

extension SharedView.Kind {
    fileprivate init(_ kind: SceneView.Kind) {
        switch kind {
        case .answer: self = .answer
        case .view: self = .view
        case .button: self = .button
        case .label: self = .label
        case .window: self = .window
        case .layerView: self = .layerView
        case .control: self = .control
        }
    }

    fileprivate var kind: SceneView.Kind {
        switch self {
        case .answer: .answer
        case .view: .view
        case .button: .button
        case .label: .label
        case .window: .window
        case .layerView: .layerView
        case .control: .control
        }
    }
}

extension SharedView {
    /// How `point(inside:with:)` is overridden: a word, or the margin as a number.
    enum Inside: Codable, Hashable {
        case circle, always, never, withEvent
        case margin(Double)

        private static let words: [(word: String, rule: Inside)] = [
            ("circle", .circle), ("always", .always), ("never", .never), ("withEvent", .withEvent),
        ]

        init?(_ rule: SceneView.PointInsideRule) {
            switch rule {
            case .bounds: return nil
            case .circle: self = .circle
            case .margin(let margin): self = .margin(margin)
            case .always: self = .always
            case .never: self = .never
            case .withEvent: self = .withEvent
            }
        }

        var rule: SceneView.PointInsideRule {
            switch self {
            case .circle: .circle
            case .always: .always
            case .never: .never
            case .withEvent: .withEvent
            case .margin(let margin): .margin(margin)
            }
        }

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if let margin = try? value.decode(Double.self) {
                self = .margin(margin)
                return
            }
            let word = try value.decode(String.self)
            guard let known = Inside.words.first(where: { $0.word == word }) else {
                throw DecodingError.dataCorruptedError(
                    in: value,
                    debugDescription: "“\(word)” is no rule for point(inside:with:)"
                )
            }
            self = known.rule
        }

        func encode(to encoder: any Encoder) throws {
            var value = encoder.singleValueContainer()
            if case .margin(let margin) = self { return try value.encode(margin) }
            try value.encode(Inside.words.first { $0.rule == self }?.word)
        }
    }
}
