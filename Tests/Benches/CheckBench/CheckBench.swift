import Foundation

/// Measures `make check` after an edit, compared with the compiler alone, `swift test` and the
/// cache.
///
/// The measurements run in a copy of the workbook and take turns, so that the machine's load
/// affects all of them equally. The bench prints medians and their ratios.
@main
struct CheckBench {
    private static let repetitions = 11

    static func main() throws {
        let arguments = CommandLine.arguments
        let make = arguments.count > 1 ? arguments[1] : "make"
        let swift = arguments.count > 2 ? arguments[2] : "swift"
        let copy = try WorkbookCopy()
        defer { copy.remove() }
        say("Copying the workbook and building it there; this takes a few minutes.")
        let firstRun = try measureFirstRun(copy, make, swift)
        try copy.run("\(swift) build --build-tests >build.txt 2>&1")
        try copy.writeAnswer(edit: 0)
        try copy.run("\(make) -s check EX=3 >warm.txt 2>&1")
        var timings = Timings()
        for repetition in 1...repetitions {
            try measure(copy, make, swift, repetition, &timings)
            say("\(repetition) of \(repetitions)")
        }
        report(timings, firstRun: firstRun)
    }

    /// Measures the first check of a clone, with a minimal clean build before and after it.
    private static func measureFirstRun(
        _ copy: WorkbookCopy,
        _ make: String,
        _ swift: String
    ) throws -> (check: Double, oneFilePackage: Double) {
        let floor = try OneFilePackage(in: copy.folder).cleanBuild(with: swift)
        let before = try copy.seconds(floor)
        let check = try copy.seconds("\(make) -s check EX=3 >first.txt 2>&1 || true")
        let after = try copy.seconds(floor)
        return (check, (before + after) / 2)
    }

    private struct Timings {
        var check: [Double] = []
        var compiler: [Double] = []
        var cached: [Double] = []
        var swiftTest: [Double] = []
    }

    private static func measure(
        _ copy: WorkbookCopy,
        _ make: String,
        _ swift: String,
        _ repetition: Int,
        _ timings: inout Timings
    ) throws {
        try copy.writeAnswer(edit: repetition)
        timings.compiler.append(try copy.seconds(copy.bareCompile))
        timings.check.append(try copy.seconds("\(make) -s check EX=3 >check.txt"))
        timings.cached.append(try copy.seconds("\(make) -s check EX=3 >cached.txt"))
        try copy.run("cmp check.txt cached.txt")
        timings.swiftTest.append(
            try copy.seconds("\(swift) test --filter Grading.SystemHitTestGrading >test.txt 2>&1")
        )
    }

    private static func report(
        _ timings: Timings,
        firstRun: (check: Double, oneFilePackage: Double)
    ) {
        let check = median(timings.check)
        let compiler = median(timings.compiler)
        let swiftTest = median(timings.swiftTest)
        print("medians of \(repetitions), exercise 3, a passing answer with an edit each time")
        print("  swiftc, compile and link     \(text(compiler)) s")
        print(
            "  make check after the edit    \(text(check)) s   \(text(check / compiler)) x swiftc"
        )
        print(
            "  swift test after the edit    \(text(swiftTest)) s   check is \(text(check / swiftTest)) x of it"
        )
        print(
            "  make check, nothing changed  \(text(median(timings.cached))) s, the same to the byte"
        )
        print("  clean build of a package of one file   \(text(firstRun.oneFilePackage)) s")
        print(
            "  first make check of a clone  \(text(firstRun.check)) s   "
                + "\(text(firstRun.check / firstRun.oneFilePackage)) x of it"
        )
    }

    private static func median(_ values: [Double]) -> Double {
        values.sorted()[values.count / 2]
    }

    private static func text(_ number: Double) -> String {
        String(format: "%.3f", number)
    }

    private static func say(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}
