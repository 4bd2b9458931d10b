import Platform
import Scenario

package struct DeskFault: UserMistake, Hashable {
    package let message: String

    init(_ message: String) {
        self.message = message
    }
}
