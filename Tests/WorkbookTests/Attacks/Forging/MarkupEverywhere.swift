// Attack: prints all that is a command or markup to somebody who reads results, and crashes with it.
// Exercise: 3
// Expect: crashed
// Held by: all writers escape
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        print("\u{1B}[2J\u{1B}]8;;https://example.org\u{7}passed\u{1B}]8;;\u{7}\r\u{202E}dessap\u{2066}</pre></code><script>alert(1)</script>]]></failure></testcase><testcase name=\"x\"/>\n::error file=a,line=1::passed\n::stop-commands::x\n##[error]passed\n=HYPERLINK(\"https://example.org\")\n+1,\"passed\"\n```\n# passed\n![x](https://example.org/x.png)<!--\n-->")
        fputs("\u{1B}[2J\u{1B}]8;;https://example.org\u{7}passed\u{1B}]8;;\u{7}\r\u{202E}dessap\u{2066}</pre></code><script>alert(1)</script>]]></failure></testcase><testcase name=\"x\"/>\n::error file=a,line=1::passed\n::stop-commands::x\n##[error]passed\n=HYPERLINK(\"https://example.org\")\n+1,\"passed\"\n```\n# passed\n![x](https://example.org/x.png)<!--\n-->", stderr)
        fatalError("\u{1B}[2J\u{1B}]8;;https://example.org\u{7}passed\u{1B}]8;;\u{7}\r\u{202E}dessap\u{2066}</pre></code><script>alert(1)</script>]]></failure></testcase><testcase name=\"x\"/>\n::error file=a,line=1::passed\n::stop-commands::x\n##[error]passed\n=HYPERLINK(\"https://example.org\")\n+1,\"passed\"\n```\n# passed\n![x](https://example.org/x.png)<!--\n-->")
    }
}
