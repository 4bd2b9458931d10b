import Testing

@testable import Building

@Suite("Ownership and functions in a mangled name")
struct MangledTypeTests {
    @Test(
        "A parameter that is owned, shared or sent is found",
        arguments: [
            // f(__owned [Int]), and init(__shared [Int])
            "s:1m3BoxC1fyySaySiGnF", "s:1m3BoxCyACSaySiGhcfc",
            // Of a type whose name repeats a word of an earlier name, and of one in backticks.
            "s:1m8BoxThing0A3BagV1fyyAA0C0VnF", "s:1g009_6_hellon_B3JhaC1myyAC_AA1XCntF",
            // Of the last of many generic parameters, and beside an integer that stands for one.
            "s:1g3_HnV3mmmyyq10__q11_SayAA1XCGnq8_q12_tFZ",
            "s:1g3_HnV2InV3noiyyq24__AA3NNNVy$2_GAHy$43_GAHy$n4_GAA1XChtF",
            // In a local type, in a function's result, and in a property's type.
            "s:1g3locyyF1NL_V1nyyxnF", "s:1m5TakerC6takingySaySiGncyF",
            "s:1m5TakerC4takeyySaySiGncvp",
            // After requirements of a third parameter, an inverse one among them, and after other results.
            "s:1m5OuterVAASiRs0_rlE5TakerC4takeyySaySiGnF",
            "s:1m5OuterV5TakerCAARi_0_rlE4takeyySaySiGnF",
            "s:1m5OuterVAA$n2_Rs0_rlE5TakerC4takeyySaySiGnF",
            "s:1m5OuterV3runQr_QR_QR0_tyF5TakerL_C4takeyySaySiGnF",
            // After names in Punycode, one of which begins with an underscore.
            "s:1m5OuterV007___EqbCryySaySiGnF", "s:1m5OuterV007___DqbCryySaySiGnF",
            // For a text that is no mangled name, the worst is assumed.
            "s:1m9Box", "s:0_n",
            // sending
            "s:1g3isoyyyAA1XCYaYbKScMYcXE_ACnYu1zAA3MyACYitF",
        ]
    )
    func ownership(usr: String) {
        #expect(MangledType(usr: usr).hasOwnership)
    }

    @Test(
        "Letters in names, numbers of parameters, and other modifiers are none",
        arguments: [
            "s:5UIKit6UIViewC7hitTest_4withACSgSo7CGPointV_AA7UIEventCSgtF",
            "s:5nnhhn3hnhC4_hunyyAA6_NnHhnVF", "s:1m4hashC8hashnessSSvp",
            "s:1g3_HnV2InV3nooyyq24__q12_tF",
            "s:1m33_0123456789ABCDEF0123456789ABCDEFLLC1fyyF", "s:1m1AC1fyyYaYbF", "c:@F@sqrt", "",
            "s:",
        ]
    )
    func others(usr: String) {
        #expect(!MangledType(usr: usr).hasOwnership)
    }

    @Test(
        "Functions in a type are counted, without the initializer or the subscript itself",
        arguments: [
            ("s:1m3BoxC5frameACSo6CGRectV_tcfc", 0), ("s:1m3BoxCyS2icip", 0), ("s:1m3BoxC1fyyF", 0),
            ("s:1m5TakerC4takeyyySayyXGcF", 1), ("s:1m5TakerC4takeyyySaySiGXE_AFtF", 1),
            ("s:1m5TakerC4takeyycvp", 1), ("s:1m5TakerC4makeyySaySiGcSiF", 1),
            ("s:1m5TakerCyACyyccfc", 1),
        ]
    )
    func functions(usr: String, count: Int) {
        #expect(MangledType(usr: usr).functions == count)
    }

    @Test(
        "A getter or an initializer is async itself, or only has an async function in its type",
        arguments: [
            // var v: Int { get async }, of a generic class; then () async -> Int, not async itself.
            ("s:ySiyYac1a4SlowCyxGcD", true), ("s:ySiyYacyc1a4SlowCyxGcD", false),
            // A subscript that is async and throws, and one with an async function for its result.
            ("s:yS2iYaKc1a4SlowCyxGcD", true), ("s:ySiyYacSSc1a4SlowCyxGcD", false),
            // init(a: Int) async, and init(b: @escaping () async -> Int).
            ("s:y1a4SlowCyxGSi_tYacADmcD", true), ("s:y1a4SlowCyxGSiyYac_tcADmcD", false),
        ]
    )
    func asynchronousMethods(type: String, isAsynchronous: Bool) {
        #expect(MangledType(usr: type).isAsynchronousMethod == isAsynchronous)
        #expect(MangledType(usr: type).mayBeAsynchronousMethod == isAsynchronous)
    }

    @Test(
        "With typed errors or global actors, whether a method is async remains unclear",
        arguments: [
            "s:y1a4SlowCyxGSi_tYaAA1EVYKcADmcD",
            "s:y1a4SlowCyxGyyYaYbAA2GACYcc_tYacADmcD",
        ]
    )
    func unclearMethods(type: String) {
        #expect(!MangledType(usr: type).isAsynchronousMethod)
        #expect(MangledType(usr: type).mayBeAsynchronousMethod)
    }
}
