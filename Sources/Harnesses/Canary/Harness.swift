import AttemptRunner
import Foundation

/// Tries everything, and says how it went: a line each, and one at the end.
@main
enum WorkbookCanary {
    static func main() {
        prepareAttempt()
        let plan = CanaryPlan()
        for name in plan.attacks {
            print(CanaryAttack.run(name, plan).map { "broken \($0)" } ?? "held \(name)")
        }
        print("done")
    }
}
