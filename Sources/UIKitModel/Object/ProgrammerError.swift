/// A misuse for which UIKit raises an exception that ends the process.
enum ProgrammerError {
    case invalidArgument(String)
    /// `CALayerInvalid`: Core Animation raises it for a cycle in the layer tree.
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
