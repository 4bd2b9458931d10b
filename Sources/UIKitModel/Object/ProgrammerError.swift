/// A misuse for which UIKit raises an exception that ends the process, with the exception's name.
enum ProgrammerError: String {
    case invalidArgument = "NSInvalidArgumentException"
    /// Core Animation raises it for a cycle in the layer tree.
    case invalidLayer = "CALayerInvalid"

    /// Ends the process with the message that an app would log.
    func raise(_ reason: String) -> Never {
        fatalError(
            "*** Terminating app due to uncaught exception '\(rawValue)', reason: '\(reason)'"
        )
    }
}
