import Scenario

extension TouchPhase {
    /// The verb for a touch whose phase is over, such as "ended".
    public var pastWords: String {
        switch self {
        case .began: "began"
        case .moved: "moved"
        case .ended: "ended"
        case .cancelled: "was cancelled"
        }
    }

    /// The verb for one touch, such as "begins".
    public var words: String {
        switch self {
        case .began: "begins"
        case .moved: "moves"
        case .ended: "ends"
        case .cancelled: "is cancelled"
        }
    }

    var pluralWords: String {
        switch self {
        case .began: "begin"
        case .moved: "move"
        case .ended: "end"
        case .cancelled: "are cancelled"
        }
    }

    /// The `UIResponder` method that receives the phase.
    public var method: String {
        switch self {
        case .began: "touchesBegan"
        case .moved: "touchesMoved"
        case .ended: "touchesEnded"
        case .cancelled: "touchesCancelled"
        }
    }
}
