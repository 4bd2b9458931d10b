import Platform
import Scenario

/// The arguments for a new exercise are invalid.
struct DraftMistake: UserMistake, Hashable {
    let message: String

    init(_ message: String) {
        self.message = message
    }
}
