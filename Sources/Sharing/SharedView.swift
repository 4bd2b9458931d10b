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

    enum Kind: String, Codable {
        case answer, view, button, label, window, layerView, control, imageView, scrollView
    }

    enum HitTest: String, Codable {
        case passThrough, capture
    }

    /// The maximum depth of nested views.
    private static let maximumDepth = 100

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
    fileprivate var kind: SceneView.Kind {
        switch self {
        case .answer: .answer
        case .view: .view
        case .button: .button
        case .label: .label
        case .window: .window
        case .layerView: .layerView
        case .control: .control
        case .imageView: .imageView
        case .scrollView: .scrollView
        }
    }
}

extension SharedView {
    /// How `point(inside:with:)` is overridden: a word, or the margin as a number.
    struct Inside: Hashable {
        let rule: SceneView.PointInsideRule

        fileprivate static let rules: [String: SceneView.PointInsideRule] = [
            "circle": .circle, "always": .always, "never": .never, "withEvent": .withEvent,
        ]
    }
}

extension SharedView.Inside: Codable {
    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let margin = try? value.decode(Double.self) {
            rule = .margin(margin)
            return
        }
        let word = try value.decode(String.self)
        guard let rule = Self.rules[word] else {
            throw DecodingError.dataCorruptedError(
                in: value,
                debugDescription: "“\(word)” is not a rule for point(inside:with:)"
            )
        }
        self.rule = rule
    }

    func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        if case .margin(let margin) = rule { return try value.encode(margin) }
        try value.encode(Self.rules.first { $0.value == rule }?.key)
    }
}
