import Testing

@testable import Building
@testable import Platform

@Suite("Declarations by their names")
struct DeclarationTests {
    static let known: [(usr: String, name: String, module: String?, path: String)] = [
        ("s:Si", "Int", "Swift", "Swift.Int"),
        ("s:Sa6appendyyxnF", "append(_:)", "Swift", "Swift.Array.append(_:)"),
        (
            "s:s5print_9separator10terminatoryypd_S2StF", "print(_:separator:terminator:)", "Swift",
            "Swift.print(_:separator:terminator:)"
        ),
        (
            "s:10Foundation10FileHandleC14fileDescriptors5Int32Vvg", "getter:fileDescriptor",
            "Foundation", "Foundation.FileHandle.fileDescriptor"
        ),
        (
            "s:SS10FoundationE6format_S2Sh_s7CVarArg_pdtcfc", "init(format:_:)", "Foundation",
            "Swift.String.init(format:_:)"
        ),
        (
            "s:SqsRi0_zrlE17unsafelyUnwrappedxvp", "unsafelyUnwrapped", "Swift",
            "Swift.Optional.unsafelyUnwrapped"
        ),
        ("s:SL2geoiySbx_xtFZ", ">=(_:_:)", "Swift", "Swift.Comparable.>=(_:_:)"),
        ("s:SL1loiySbx_xtFZ", "<(_:_:)", "Swift", "Swift.Comparable.<(_:_:)"),
        ("s:SLsE3zzzoiySnyxGx_xtFZ", "...(_:_:)", "Swift", "Swift.Comparable....(_:_:)"),
        ("s:So6stdoutSpySo8_IO_FILEVGSgvg", "getter:stdout", nil, "stdout"),
        ("c:@F@getpid", "getpid()", nil, "getpid()"),
        ("c:objc(cs)NSString(im)length", "length", nil, "NSString.length"),
        ("c:objc(cs)NSString", "NSString", nil, "NSString"),
        ("c:@M@UIKit", "UIKit", nil, "UIKit"),
        ("c:@S@CGPoint@FI@x", "x", nil, "CGPoint.x"),
    ]

    @Test("A declaration has the name by which the lists know it", arguments: known)
    func names(usr: String, name: String, module: String?, path: String) {
        let declaration = Declaration(usr: usr, name: name)
        #expect(declaration.module == module)
        #expect(declaration.labelledPath == path)
    }

    @Test(
        "Without its module a declaration has the name that evidence gives it, also where its type is C's",
        arguments: [
            (
                "s:12CoreGraphics6CGRectV8containsySbAA7CGPointVF", "contains(_:)",
                "CGRect.contains(_:)"
            ),
            (
                "s:So6CGRectV12CoreGraphicsE8containsySbSo7CGPointVF", "contains(_:)",
                "CGRect.contains(_:)"
            ),
            ("c:@S@CGPoint@FI@x", "x", "CGPoint.x"), ("c:@F@hypot", "hypot(_:_:)", "hypot(_:_:)"),
        ]
    )
    func nameInModule(usr: String, name: String, expected: String) {
        #expect(Declaration(usr: usr, name: name).nameInModule == expected)
    }

    @Test(
        "A declaration for Objective-C has its Swift identifier",
        arguments: [
            ("c:@M@UIKitModel@objc(cs)UIView", "s:10UIKitModel6UIViewC"),
            ("c:@M@WorkbookAttempt@objc(pl)Handling", "s:15WorkbookAttempt8HandlingP"),
            (
                "c:@M@WorkbookAttempt@objc(cs)Pad(im)tap:with:",
                "s:15WorkbookAttempt3PadC9tap_with_yyF"
            ),
            ("c:@M@UIKitModel", "c:@M@UIKitModel"), ("c:@S@CGPoint@FI@x", "c:@S@CGPoint@FI@x"),
            ("s:10UIKitModel6UIViewC", "s:10UIKitModel6UIViewC"),
        ]
    )
    func withoutObjectiveC(usr: String, expected: String) {
        #expect(DeclarationIdentifier.withoutObjectiveC(usr) == expected)
    }

    @Test("A method that Objective-C knows lies in its class")
    func methodOfObjectiveC() {
        let usr = DeclarationIdentifier.withoutObjectiveC(
            "c:@M@WorkbookAttempt@objc(cs)Pad(im)tap:"
        )
        let declaration = Declaration(usr: usr, name: "tap(_:)")
        #expect(declaration.labelledPath == "WorkbookAttempt.Pad.tap(_:)")
    }

    @Test("A declaration lies in its type and in its module, by whichever name")
    func surroundings() {
        let append = Declaration(usr: "s:Sa6appendyyxnF", name: "append(_:)")
        #expect(
            append.surroundings == [
                "Swift.Array.append(_:)", "Swift.Array.append", "Swift.Array", "Swift",
            ]
        )
        let range = Declaration(usr: "s:SLsE3zzzoiySnyxGx_xtFZ", name: "...(_:_:)")
        #expect(range.surroundings.contains("Swift.Comparable"))
    }

    @Test("An initializer is named with its labels, and everything else without")
    func nameForPeople() {
        let file = Declaration(
            usr: "s:SS10FoundationE14contentsOfFileS2S_tKcfC",
            name: "init(contentsOfFile:)"
        )
        #expect(file.nameForPeople == "Swift.String.init(contentsOfFile:)")
        let append = Declaration(usr: "s:Sa6appendyyxnF", name: "append(_:)")
        #expect(append.nameForPeople == "Swift.Array.append")
    }

    @Test(
        "Functions that take any sequence are recognised",
        arguments: [
            ("s:Sa6append10contentsOfyqd___t7ElementQyd__RszSTRd__lF", true),
            ("s:SS6insert10contentsOf2atyx_SS5IndexVtSlRzSJ7ElementRtzlF", true),
            ("s:STsSL7ElementRpzrlE6sortedSayABGyF", false),
            ("s:ST6reduceyqd__qd___qd__qd___7ElementQztKXEtKlF", false),
            ("s:Sa6appendyyxnF", false),
        ]
    )
    func anySequence(usr: String, takesAnySequence: Bool) {
        #expect(Declaration(usr: usr).takesAnySequence == takesAnySequence)
    }

    static let hidden: [(usr: String, name: String?)] = [
        (
            "s:SD28_unsafeUninitializedCapacity18allowingDuplicates16initializingWithSDyxq_GSi_SbSiSryxG_Sryq_GtXEtcfc",
            "_unsafeUninitializedCapacity"
        ),
        ("s:s5print_9separator10terminatoryypd_S2StF", nil), ("s:Sa6appendyyxnF", nil),
        ("s:ST13_copyContents12initializing8IteratorQz_SitSry7ElementQzG_tF", "_copyContents"),
        ("s:SL2geoiySbx_xtFZ", nil), ("c:@F@getpid", nil),
    ]

    @Test("A name or a label with an underscore is hidden from the index", arguments: hidden)
    func underscores(usr: String, name: String?) {
        #expect(Declaration(usr: usr).underscoredName == name)
    }
}
