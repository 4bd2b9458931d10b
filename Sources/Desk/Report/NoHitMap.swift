import Platform

/// Why a report has no hit map.
enum NoHitMap: ExplainedError, CaseIterable {
    /// The window has no points.
    case emptyWindow
    /// There is no answer at some point, or not in time.
    case unanswered

    var message: String {
        switch self {
        case .emptyWindow:
            "There is no map of who gets a touch at every point: the window of this scene is empty."
        case .unanswered:
            "There is no map of who gets a touch at every point: at some of them your answer "
                + "crashes, or it takes too long to ask at all of them."
        }
    }
}
