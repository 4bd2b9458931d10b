import Testing

@testable import Play

@Suite("Addresses that an answer prints")
struct PrintedAddressesTests {
    @Test(
        "Each address gets a number as long as it was, the same one wherever it stands",
        arguments: [
            (
                "<A: 0x000055e104866ef0> before <B: 0x000055e104866f10>, <A: 0x000055e104866ef0>",
                "<A: 0x0000000000000001> before <B: 0x0000000000000002>, <A: 0x0000000000000001>"
            ),
            ("0x7fff5fbff", "0x000000001"),
            ("mask 0xFF, colour 0xFF8800FF", "mask 0xFF, colour 0xFF8800FF"),
            ("", ""),
        ]
    )
    func numbered(text: String, expected: String) {
        #expect(PrintedAddresses.numbered(in: text) == expected)
    }
}
