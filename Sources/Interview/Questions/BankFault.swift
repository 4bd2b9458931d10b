import Platform
import Scenario

package struct BankFault: ExplainedError, Hashable {
    /// The file, with the line if there is one.
    package let place: String
    package let problem: String

    package var message: String { "\(place): \(problem)" }
}
