import Testing

@testable import Isolation

@Suite("Types of functions with ownership modifiers")
struct OwningFunctionTypesTests {
    @Test(
        "Arguments that are consumed or borrowed are found in a mangled type",
        arguments: [
            // (__owned [Int]) -> [Int]?, and (__shared [Int]) -> ()
            "$sySaySiGSgAAncD", "$sySaySiGhcD",
            // (__owned Box) -> () of a module m, and of one with a word of an earlier name.
            "$sy1m3BoxVncD", "$sy8BoxThing0A3BagVncD",
            // [(Int, __owned Range<Int>) -> ()]
            "$sSayySi_SnySiGntcGD",
        ]
    )
    func found(type: String) {
        #expect(OwningFunctionTypes.isIn(type))
    }

    @Test("They matter where an associated type is inferred, or a property is overridden")
    func conceivable() {
        let areConceivable = { OwningFunctionTypes.areConceivable(in: Array(($0 as String).utf8)) }
        #expect(areConceivable("protocol P { associatedtype A }"))
        #expect(areConceivable("struct S: RawRepresentable { let rawValue = 1 }"))
        #expect(areConceivable("class A: B { override var a: Int { 1 } }"))
        #expect(areConceivable("class A: B { override/**/var a: Int { 1 } }"))
        #expect(!areConceivable("class A: B { override func f() {} ; override init() {} }"))
    }

    @Test(
        "Other types have none",
        arguments: [
            "$sy1m3BoxVSaySiGcD", "$sySnySiGSaySiG_SitcD", "$sSDySSSi_SnySiGtGD", "$s1m1KCmD",
            "$sySnySiGYaYbcD", "$syS2i_SitcD", "$sy5nnhhn3hnhVcD", "$sScAD", "", "$s", "$s9x",
            "$syAA3BoxVAnB_tcD", "$s0",
        ]
    )
    func others(type: String) {
        #expect(!OwningFunctionTypes.isIn(type))
    }
}
