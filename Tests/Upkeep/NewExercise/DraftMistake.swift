import Scenario

/// A new exercise cannot be made as it was asked for.
struct DraftMistake: UserMistake, Hashable {
    let message: String

    init(_ message: String) {
        self.message = message
    }
}
