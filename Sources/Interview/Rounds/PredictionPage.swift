import Reports

/// A scene for the candidate, with the question below.
struct PredictionPage {
    private let prediction: Prediction
    private let style: TextStyle

    init(_ prediction: Prediction, style: TextStyle) {
        self.prediction = prediction
        self.style = style
    }

    func show(in dialogue: Dialogue) {
        dialogue.say { page in
            page.add(PredictionPicture(prediction, style: style).lines)
            page.paragraph(question, .strong)
        }
    }

    var question: String {
        switch prediction.kind {
        case .hitView: "Which view is hit at the \(style.glyphs.touch)?"
        case .order:
            "In which order does one pass of hit testing ask the views inside the window?"
        case .chain: "Who comes after \(prediction.start ?? ""), one after the other, to the end?"
        }
    }
}
