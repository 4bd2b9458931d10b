// Attack: presents alerts with long titles.
// Exercise: 1
// Expect: failed|crashed|timedOut|didNotCompile
// Held by: limit of replies
import UIKit

class ContainsPointViewController: UIViewController {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        let title = String(repeating: "Inside white layer ", count: 100_000)
        for _ in 0..<1_000 {
            present(UIAlertController(title: title, message: nil, preferredStyle: .alert), animated: false)
        }
    }
}
