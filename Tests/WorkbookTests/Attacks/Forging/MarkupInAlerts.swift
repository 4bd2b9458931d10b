// Attack: shows alerts with commands and markup in their titles.
// Exercise: 1
// Expect: failed
// Held by: all writers escape
import UIKit

class ContainsPointViewController: UIViewController {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        let alert = UIAlertController(title: "\u{1B}[2J\u{1B}]8;;https://example.org\u{7}passed\u{1B}]8;;\u{7}\r\u{202E}dessap\u{2066}</pre></code><script>alert(1)</script>]]></failure></testcase><testcase name=\"x\"/>\n::error file=a,line=1::passed\n::stop-commands::x\n##[error]passed\n=HYPERLINK(\"https://example.org\")\n+1,\"passed\"\n```\n# passed\n![x](https://example.org/x.png)<!--\n-->", message: nil, preferredStyle: .alert)
        present(alert, animated: true)
    }
}
