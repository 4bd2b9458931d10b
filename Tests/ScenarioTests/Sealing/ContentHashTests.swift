import Hashing
import Testing

@testable import Scenario

@Suite("The name of some content")
struct ContentHashTests {
    @Test(
        "It is SHA-256, by the examples of the standard's authors",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
            (
                "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopq"
                    + "klmnopqrlmnopqrsmnopqrstnopqrstu",
                "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
            ),
            (
                String(repeating: "a", count: 1_000_000),
                "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
            ),
        ]
    )
    func examples(text: String, hash: String) {
        #expect(ContentHash(Array(text.utf8)).text == hash)
    }

    @Test("Messages around the length of a block have names of their own")
    func lengths() {
        let names = (0...200).map { ContentHash([UInt8](repeating: 0, count: $0)).text }
        #expect(Set(names).count == 201)
        #expect(names.allSatisfy { $0.count == 64 })
    }

    @Test("Parts that differ only in where they are split have other names")
    func parts() {
        let splits: [[[UInt8]]] = [
            [[1, 2, 3]], [[1], [2, 3]], [[1, 2], [3]], [[1], [2], [3]], [[], [1, 2, 3]],
            [[1, 2, 3], []], [], [[]], [[], []],
        ]
        #expect(Set(splits.map { ContentHash(parts: $0) }).count == splits.count)
        #expect(ContentHash(parts: splits[1]) == ContentHash(parts: [[1], [2, 3]]))
    }
}
