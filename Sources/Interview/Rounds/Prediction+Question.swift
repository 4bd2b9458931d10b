import Reports

extension Prediction {
    /// The question below the picture.
    func question(_ glyphs: Glyphs) -> String {
        switch kind {
        case .hitView: "Which view is hit at the \(glyphs.touch)?"
        case .order:
            "In which order does one pass of hit testing ask the views inside the window?"
        case .chain: "List all responders after \(start ?? ""), in order."
        }
    }
}
