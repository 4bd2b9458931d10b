import Browser
import Catalogue
import Foundation
import Scenario
import Testing

@testable import Book

@Suite("The small scenes of a lesson's rules")
struct RuleSceneTests {
    /// The texts of a lesson's section "The idea": the rules, which are items of lists and rows of
    /// tables, and the paragraphs.
    private func idea(of exercise: Exercise) throws -> (rules: [String], paragraphs: [String]) {
        let lesson = try String(contentsOfFile: Workbook().lesson(exercise), encoding: .utf8)
        let blocks = MarkdownReader.blocks(of: lesson)
        let section = blocks.drop { $0 != .heading(level: 2, "The idea") }.dropFirst().prefix {
            if case .heading = $0 { false } else { true }
        }
        var (rules, paragraphs) = ([String](), [String]())
        for block in section {
            switch block {
            case .list(_, let items):
                rules += items.compactMap { item in
                    guard case .paragraph(let text)? = item.first else { return nil }
                    return plainWords(text)
                }
            case .table(_, let rows): rules += rows.map(MarkdownPage.words(ofRow:))
            case .paragraph(let text): paragraphs.append(plainWords(text))
            default: break
            }
        }
        return (rules, paragraphs)
    }

    @Test(
        "Each rule has one, and each of them stands below the rules that it shows",
        arguments: Exercise.all
    )
    func coverage(exercise: Exercise) throws {
        let (rules, paragraphs) = try idea(of: exercise)
        let scenes = try RuleScene.all(of: exercise, Workbook())
        #expect(rules.count >= 3)
        for rule in rules {
            let own = scenes.filter { $0.rules.contains(where: rule.hasPrefix) }
            #expect(!own.isEmpty, "without a scene is: \(rule)")
        }
        for beginning in scenes.flatMap(\.rules) {
            let found = (rules + paragraphs).filter { $0.hasPrefix(beginning) }
            #expect(found.count == 1, "\(beginning) is the beginning of \(found)")
        }
        let page = try LessonPage(exercise: exercise, workbook: Workbook()).page().body.source
        for index in scenes.indices {
            let count = page.components(separatedBy: "data-rule=\"\(index)\"").count - 1
            #expect(count == 1, "\(scenes[index].title)")
        }
    }

    @Test("The page describes each touch as the model handles it", arguments: Exercise.all)
    @MainActor
    func model(exercise: Exercise) throws {
        for rule in try RuleScene.all(of: exercise, Workbook()) {
            let scene = try #require(rule.scene.scene)
            let names = scene.views.map(\.name)
            let asks = rule.scene.exercise ?? .systemHitTest
            #expect(asks.rawValue == exercise.name || asks == .systemHitTest)
            #expect(rule.touches.count >= 2 && rule.touches[0].point == rule.scene.touch)
            #expect(Set(rule.touches.map(\.place)).count == rule.touches.count)
            for touch in rule.touches {
                let model = ModelTouch(scene, exercise: asks)
                defer { model.end() }
                let point = Point(touch.point[0], touch.point[1])
                let outcome = try model.outcome(of: point, exercise: asks)
                let place = "\(rule.title) \(touch.place)"
                #expect(outcome.hit.map { names[$0] } == touch.hit, "\(place)")
                if let asked = touch.asked {
                    let said = zip(outcome.asked, outcome.points.pairs).map { view, point in
                        "\(names[view]) (\(point.0.inWords), \(point.1.inWords))"
                    }
                    #expect(said == asked, "\(place)")
                }
                if let chain = touch.chain { #expect(outcome.chain == chain, "\(place)") }
            }
            #expect(
                rule.touches.contains { $0.asked != nil || $0.chain != nil }
                    || Set(rule.touches.map(\.hit)).count > 1,
                "\(rule.title) shows no difference"
            )
        }
    }
}

@Suite(
    "The small scenes in a browser",
    .serialized,
    .enabled(if: BrowserProgram.isInstalled, "\(BrowserProgram.reason)")
)
struct RuleSceneBrowserTests {
    @Test("Each button moves the touch, and the page tells what the scene says")
    func buttons() throws {
        try BuiltBook().withFolder { folder in
            try Browser.use { browser in
                let page = try browser.page()
                for exercise in Exercise.all {
                    try page.open("\(folder)/\(exercise.slug).html")
                    let told: [[String]] = try page.value(
                        of: """
                            [...document.querySelectorAll('.rule')].map(rule =>
                              [...rule.querySelectorAll('.places button')].map(button => {
                                button.click();
                                return rule.querySelector('.outcome').textContent;
                              }))
                            """
                    )
                    let scenes = try RuleScene.all(of: exercise, Workbook())
                    #expect(told.count == scenes.count)
                    for (sentences, scene) in zip(told, scenes) {
                        for (sentence, touch) in zip(sentences, scene.touches) {
                            #expect(
                                sentence.hasSuffix("and \(touch.hit ?? "nobody") gets it."),
                                "\(scene.title) \(touch.place): \(sentence)"
                            )
                        }
                    }
                    #expect(page.complaints == [] && page.requests == [])
                }
            }
        }
    }
}

extension [Double] {
    fileprivate var pairs: [(Double, Double)] {
        stride(from: 0, to: count - 1, by: 2).map { (self[$0], self[$0 + 1]) }
    }
}

extension Double {
    /// The number with at most two decimals, as a title says it.
    fileprivate var inWords: String {
        let hundredths = (self * 100).rounded() / 100
        return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
    }
}
