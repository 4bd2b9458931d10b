import Platform
import Testing

@testable import Building

@Suite("Attributes that mean nothing without Objective-C")
struct ObjectiveCAttributesTests {
    @Test(
        "Their usual forms are blanked, and columns stay",
        arguments: [
            ("@IBOutlet weak var a: A!", "          weak var a: A!"),
            ("@objc\nfunc f() {}", "     \nfunc f() {}"),
            ("@objcMembers class A {}", "             class A {}"),
            ("@IBDesignable @objc class A {}", "                    class A {}"),
            ("@objc(name) func f() {}", "@objc(name) func f() {}"),
            ("@objc (name) func f() {}", "@objc (name) func f() {}"),
            ("@objcX var a = 1", "@objcX var a = 1"),
            ("@MainActor class A {}", "@MainActor class A {}"),
        ]
    )
    func blanked(source: String, compiled: String) {
        let found = ObjectiveCAttributes.blanked(in: Array(source.utf8), on: .linux)
        #expect(String(decoding: found, as: UTF8.self) == compiled)
        let onMac = ObjectiveCAttributes.blanked(in: Array(source.utf8), on: .macOS)
        #expect(onMac.elementsEqual(source.utf8))
    }
}
