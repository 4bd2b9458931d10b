import Foundation
import Testing

@testable import Catalogue
@testable import Isolation

@Suite("Linking with the kit alone")
struct KitLinkTests {
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
