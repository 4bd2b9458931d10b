import Foundation
import Hashing
import Scenario

/// The policy that lets a page load and run only its own style sheets and scripts, by their hashes.
struct ContentSecurityPolicy {
    let styles: [String]
    let scripts: [String]

    /// The value of the policy, without quotation marks that would have to be escaped in an attribute.
    var text: String {
        [
            "default-src 'none'", "style-src \(sources(styles))", "script-src \(sources(scripts))",
            "base-uri 'none'", "form-action 'none'",
        ].joined(separator: "; ")
    }

    private func sources(_ texts: [String]) -> String {
        texts.isEmpty
            ? "'none'"
            : texts.map { text in
                "'sha256-\(Data(ContentHash(Array(text.utf8)).bytes).base64EncodedString())'"
            }.joined(separator: " ")
    }
}
