import Platform
import Play
import Scenario

/// An error that prevents the workbook from checking itself.
package struct UpkeepFault: ExplainedError, Hashable {
    package let message: String

    init(_ message: String) {
        self.message = message
    }

    static func words(_ obstacle: Obstacle) -> String {
        switch obstacle {
        case .notStarted: "it is the untouched stub"
        case .didNotCompile(let messages), .notAccepted(let messages):
            messages.first?.message ?? "it does not compile"
        case .graderFault(let message): message
        }
    }
}
