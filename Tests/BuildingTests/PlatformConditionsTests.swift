import Testing

@testable import Building

@Suite("Conditions about the platform")
struct PlatformConditionsTests {
    @Test(
        "They hold as in an app for iOS, and columns stay",
        arguments: [
            ("#if os(iOS)\nlet a = 1", "#if true   \nlet a = 1"),
            ("  #if !os(iOS) || os(Linux)", "  #if !true    || false    "),
            ("#if DEBUG\n#elseif os(macOS) // x", "#if DEBUG\n#elseif false     // x"),
            ("let text = \"#if os(iOS)\"", "let text = \"#if os(iOS)\""),
            ("#if canImport(UIKit)", "#if canImport(UIKit)"),
            ("print(os(iOS))", "print(os(iOS))"),
        ]
    )
    func conditions(source: String, compiled: String) {
        let found = PlatformConditions.asInAnApp(Array(source.utf8))
        #expect(String(decoding: found, as: UTF8.self) == compiled)
        #expect(found.count == source.utf8.count)
    }
}
