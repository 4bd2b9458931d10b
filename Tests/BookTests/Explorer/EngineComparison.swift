import Browser
import Catalogue
import Foundation
import Scenario
import Sharing

/// Plays random scenes in the model, and has a page in the browser find the same.
@MainActor
struct EngineComparison {
    private let scripts: [String]
    private var page: BrowserPage?
    private(set) var touches = 0
    private(set) var askedViews = 0
    private(set) var differences: [String] = []

    /// The explorer's own files that decide who is asked.
    static var files: [String] {
        get throws {
            try ["mapping.js", "scene.js", "hit-test.js", "layers.js", "chain.js"].map {
                try String(
                    contentsOfFile: "\(Workbook().root)/Sources/Pages/Web/Explorer/\($0)",
                    encoding: .utf8
                )
            }
        }
    }

    init(scripts: [String]) throws {
        self.scripts = scripts
    }

    mutating func begin(in browser: Browser) throws {
        let folder = browser.folder.path
        let judge = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("comparison.js")
        let all = scripts + [try String(contentsOf: judge, encoding: .utf8)]
        let text =
            "<!DOCTYPE html><meta charset=utf-8><script>\(all.joined(separator: "\n"))</script>"
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/comparison.html"))
        page = try browser.page()
        try page?.open("\(folder)/comparison.html")
    }

    private struct Sample: Encodable {
        let number: Int
        let scene: SharedScene
        let outcomes: [ModelTouch.Outcome]
    }

    private struct Verdict: Decodable {
        let touches: Int
        let asked: Int
        let differences: [String]
    }

    /// Random scenes with what the model makes of them, as JSON.
    static func samples(_ numbers: Range<Int>) throws -> String {
        let samples = try numbers.map { number in
            let random = RandomTouches(number)
            let model = ModelTouch(random.scene, exercise: random.exercise)
            defer { model.end() }
            return Sample(
                number: number,
                scene: SharedScene(
                    random.scene,
                    touch: random.touches.first ?? .zero,
                    exercise: random.exercise
                ),
                outcomes: try random.touches.map {
                    try model.outcome(of: $0, exercise: random.exercise)
                }
            )
        }
        return String(decoding: try JSONEncoder().encode(samples), as: UTF8.self)
    }

    /// Has the page find out the same, and keeps where it differs.
    mutating func compare(_ samples: String) throws {
        guard let verdict: Verdict = try page?.value(of: "compared(\(samples))") else { return }
        touches += verdict.touches
        askedViews += verdict.asked
        differences += verdict.differences
    }

    var summary: String {
        "\(touches) touches, \(askedViews) views asked, \(differences.count) differences"
    }
}
