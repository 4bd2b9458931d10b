import AttemptRunner
import Foundation

/// Tries all attacks and prints one line for each result, then a last line.
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
