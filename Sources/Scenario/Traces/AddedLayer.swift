/// A layer that an answer added to a view's layer before the first touch.
package struct AddedLayer: Codable, Hashable, Sendable {
    /// The layer's frame, in its superlayer's coordinates.
    package var frame: Rectangle
    /// The name of the view to whose layer it was added.
    package var view: String
    /// How many of that view's subviews lie in front of it.
    package var viewsInFront = 0

    package init(frame: Rectangle, in view: String) {
        self.frame = frame
        self.view = view
    }

    /// Parses the text of ``TraceEvent/setUp(_:)``, such as "a layer with frame (50, 50, 100, 100) in
    /// layerView's layer".
    init?(words: String) {
        // If the layer was added too late, the text says so at its end.
        let form = #/a layer with frame \((.+?), (.+?), (.+?), (.+?)\) in (.+)'s layer/#
        guard let match = words.prefixMatch(of: form)?.output,
            let x = Double(match.1), let y = Double(match.2),
            let width = Double(match.3), let height = Double(match.4)
        else { return nil }
        frame = Rectangle(x, y, width, height)
        view = String(match.5)
    }

    /// The layers in a trace; `nil` if the trace ends before the first step.
    package static func all(in trace: [TraceEvent]) -> [AddedLayer]? {
        var layers: [AddedLayer] = []
        for event in trace {
            switch event {
            case .setUp(let words): AddedLayer(words: words).map { layers.append($0) }
            case .viewsInFront(let count) where !layers.isEmpty:
                layers[layers.count - 1].viewsInFront = count
            case .stepBegan: return Array(layers.prefix(most))
            default: break
            }
        }
        return nil
    }

    /// The number of layers that a reader is willing to look at.
    private static let most = 8
}
