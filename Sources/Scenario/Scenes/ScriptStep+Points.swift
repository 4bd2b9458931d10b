extension ScriptStep {
    /// The touched points and the points of direct questions.
    public var points: [Point] {
        switch self {
        case .tap(let point), .ask(_, let point): [point]
        case .drag(let points), .together(let points), .inTurn(let points): points
        case .change, .chain, .next, .deliver: []
        }
    }
}
