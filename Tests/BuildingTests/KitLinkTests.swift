import Foundation
import Platform
import Testing

@testable import Catalogue
@testable import Building

@Suite("Linking with the kit alone")
struct KitLinkTests {
    private let workbook = Workbook()
    private let direct = [
        "/bin/ld", "-o", "/p", "-lFoundation", "-lAttemptKit", "-lswiftCore", "-lgcc", "-lc",
    ]

    @Test(
        "Libraries that the kit has loaded are left out, the rest stays",
        .enabled(if: OperatingSystem.own == .linux)
    )
    func job() {
        #expect(
            KitLink.job(direct, kit: "\(workbook.kit)/\(Workbook.kitLibrary)") == [
                "/bin/ld", "-o", "/p", "-lAttemptKit", "-lgcc", "-lc",
                "--unresolved-symbols=ignore-all",
            ]
        )
    }

    @Test("If nothing can be left out there is no such command")
    func nothing() {
        #expect(KitLink.job(direct, kit: "/no/such/library.so") == nil)
        #expect(KitLink.job([], kit: "\(workbook.kit)/\(Workbook.kitLibrary)") == nil)
    }
}
