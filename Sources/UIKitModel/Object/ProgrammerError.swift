/// A misuse that makes UIKit raise an exception, and the process end.
enum ProgrammerError {
    /// `NSInvalidArgumentException`.
    case invalidArgument(String)
    /// `CALayerInvalid`, what Core Animation raises for a cycle in its tree.
    case invalidLayer(String)

    private var exceptionName: String {
        switch self {
        case .invalidArgument: "NSInvalidArgumentException"
        case .invalidLayer: "CALayerInvalid"
        }
    }

    private var reason: String {
        switch self {
        case .invalidArgument(let reason), .invalidLayer(let reason): reason
        }
    }

    /// Ends the process with the message that an app would log.
    func raise() -> Never {
        fatalError(
            "*** Terminating app due to uncaught exception '\(exceptionName)', reason: '\(reason)'"
        )
    }
}
