import Foundation
import Hashing
import Scenario
import Testing

@Suite("The bytes of a content's hash")
struct ContentHashBytesTests {
    @Test(
        "The hashes are those of FIPS 180-4, also where a message fills its block",
        arguments: [
            ("", 1, "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
            ("abc", 1, "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
            ("x", 55, "1eKFaDzU78AtAhpcYgFGlJWJAQBdb3HongmJ+sd+QHI="),
            ("x", 56, "BMJiYTcO51QVSdFt7jIMcj4/0UZx5moJmv4KN3wWiI4="),
            ("x", 64, "fOEAlx9k5wAej+WlGXPs3+HO1Cvv5+6NX9YhlQa1OTw="),
            ("a", 20_000, "zBf6qtNmScRgPdpNj/l8sUlyKvC8rAdGMFohNK0tC5c="),
        ]
    )
    func hashes(text: String, times: Int, expected: String) {
        let hash = ContentHash(Array(String(repeating: text, count: times).utf8)).bytes
        #expect(Data(hash).base64EncodedString() == expected)
    }
}
