import Browser
import Foundation
import Scenario
import Sharing
import Testing

@Suite(
    "The explorer asks the views that the model asks",
    .enabled(if: BrowserProgram.isInstalled, "\(BrowserProgram.reason)")
)
struct ExplorerEngineTests {
    /// `make explorer-test` compares all of them.
    private static let all = 100_000
    private static let sample = 2_000
    /// So many scenes go to the page at a time.
    private static let chunk = 2_500

    private static var count: Int {
        ProcessInfo.processInfo.environment["WORKBOOK_ALL_SCENES"] == nil ? sample : all
    }

    @Test("In random scenes, in a browser, the page's calls and hit views are the model's")
    @MainActor
    func comparison() throws {
        var comparison = try EngineComparison(scripts: EngineComparison.files)
        try Browser.use { browser in
            try comparison.begin(in: browser)
            let (count, chunk) = (ExplorerEngineTests.count, ExplorerEngineTests.chunk)
            for start in stride(from: 0, to: count, by: chunk) {
                let end = min(start + chunk, count)
                try comparison.compare(EngineComparison.samples(start..<end))
            }
        }
        #expect(comparison.differences.isEmpty, "\(comparison.differences.prefix(3))")
        #expect(comparison.touches > ExplorerEngineTests.count)
        // The scenes are not all alike.
        #expect(comparison.askedViews > comparison.touches * 3)
        print("\(ExplorerEngineTests.count) scenes, \(comparison.summary)")
    }

    private static let faults = [
        ("view.views.toReversed()", "view.views"),
        ("Math.fround(view.alpha)", "view.alpha"),
        ("if (view.hidden) return \"hidden\";", ""),
        ("if (!view.interaction) return \"off\";", ""),
        ("point[0] < x + width", "point[0] <= x + width + 20"),
        ("-Math.sin(angle) * view.scale[1]", "-Math.sin(angle) * view.scale[0]"),
        ("[\"label\", \"control\",", "[\"control\","),
        ("if (sibling.kind !== \"button\") continue;", ""),
        ("Math.min(width, height) / 2", "width / 2"),
        ("if (!call.inside && layer.clips) return null;", "if (!call.inside) return null;"),
        ("view.controller ? [view.name, view.controller] : ", ""),
        ("if (view.hitTest === \"capture\") return view;", ""),
        ("+ view.anchor[1] * height;\n  const positionX", "+ 0.5 * height;\n  const positionX"),
    ]

    @Test("A fault in the page's script is found, whichever it is")
    @MainActor
    func plantedFaults() throws {
        let samples = try EngineComparison.samples(0..<ExplorerEngineTests.sample)
        try Browser.use { browser in
            for (right, wrong) in ExplorerEngineTests.faults {
                let scripts = try EngineComparison.files.map { $0.replacing(right, with: wrong) }
                #expect(scripts != (try EngineComparison.files), "\(right) is not in the scripts")
                var comparison = try EngineComparison(scripts: scripts)
                try comparison.begin(in: browser)
                try comparison.compare(samples)
                #expect(!comparison.differences.isEmpty, "nobody misses \(right)")
            }
        }
    }
}
