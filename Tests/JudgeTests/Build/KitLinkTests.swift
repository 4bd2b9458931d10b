import Foundation
import Testing

@testable import Judge

@Suite("Linking with the kit alone")
struct KitLinkTests {
    @Test(
        "An answer that imports what the kit imports is linked with the kit alone",
        arguments: [
            "import UIKit\nclass A: UIView {}", "import Foundation\nimport UIKit",
            "@preconcurrency import UIKit", "import UIKit // import Synchronization",
            "import UIKit\nlet text = \"import Observation\"", "func f() {}",
        ]
    )
    func plain(text: String) throws {
        #expect(try AnswerSource(Array(text.utf8), path: "A.swift").importsOnlyKit)
    }

    @Test(
        "One that imports more, or may, is linked with all libraries",
        arguments: [
            "import UIKit\nimport Synchronization", "import struct Foundation.Data",
            "import UIKit; import RegexBuilder", "#if true\nimport FoundationNetworking\n#endif",
            "import UIKit\nlet value = Observation::value", "func f(import: Int) {}",
        ]
    )
    func more(text: String) throws {
        #expect(try !AnswerSource(Array(text.utf8), path: "A.swift").importsOnlyKit)
    }

    @Test("What the kit's library has loaded is left out, the rest stays")
    func job() throws {
        let workbook = Workbook()
        let direct = [
            "/bin/ld", "-o", "/p", "-lFoundation", "-lAttemptKit", "-lswiftCore", "-lgcc", "-lc",
        ]
        #if os(Linux)
            #expect(
                KitLink.job(direct, kit: "\(workbook.kit)/\(Workbook.kitLibrary)") == [
                    "/bin/ld", "-o", "/p", "-lAttemptKit", "-lgcc", "-lc",
                    "--unresolved-symbols=ignore-all",
                ]
            )
        #endif
        #expect(KitLink.job(direct, kit: "/no/such/library.so") == nil)
        #expect(KitLink.job([], kit: "\(workbook.kit)/\(Workbook.kitLibrary)") == nil)
    }
}
