import Grading
import Testing

/// Runs the grading suites as SwiftPM's test runner would, with the same options.
///
/// Source: the runner that SwiftPM 6.3 generates for a package's tests.
@main
struct SuiteRunner {
    static func main() async {
        await Testing.__swiftPMEntryPoint() as Never
    }
}
