import Catalogue
import Examples
import Foundation
import HitMaps
import Play
import Scenario
import Testing

@testable import Desk
@testable import Pages

@Suite("The maker of hit maps")
struct HitMapMakerTests {
    private let workbook = Workbook()

    private func misconception(_ name: String) -> String {
        "\(workbook.misconceptions(.systemHitTest))/\(name).swift"
    }

    private func maps(_ scene: Scene, file: String, seconds: Double = 60) throws -> HitMapPair {
        let players = try ReportPlayers(.systemHitTest, workbook: workbook, file: file)
        var maker = HitMapMaker(players: players)
        // However busy the machine is.
        maker.seconds = seconds
        return try maker.maps(of: scene, before: 0)
    }

    /// A turned view, a hidden one, one that overhangs, and one that needs the event.
    private static func scene(_ rule: SceneView.PointInsideRule) -> Scene {
        var scene = PageSamples.overlapping()
        var turned = SceneView("turned", .answer, Rectangle(200, 20, 80, 60))
        turned.turn = 30
        var inner = SceneView("inner", .answer, Rectangle(60, 20, 60, 30))
        inner.pointInside = rule
        turned.subviews = [inner]
        scene.root.subviews[0].subviews.append(turned)
        return scene
    }

    @Test(
        "Every point that is looked at has the view that a tap there hits",
        arguments: [SceneView.PointInsideRule.bounds, .withEvent]
    )
    func taps(rule: SceneView.PointInsideRule) throws {
        let scene = HitMapMakerTests.scene(rule)
        let maps = try maps(scene, file: workbook.reference(.systemHitTest))
        #expect(!maps.differences.contains(true))
        let cells = Array(stride(from: 11, to: maps.reference.cells.count, by: 97))
        let taps = cells.map { cell in
            var tap = scene
            let (row, column) = (cell / HitMap.side, cell % HitMap.side)
            tap.script = [.tap(HitMap.point(column: column, row: row, in: scene.root.frame))]
            return tap
        }
        let traces = try TracePlayer(referenceOf: .systemHitTest, workbook: workbook)
            .traces(of: taps, recording: [.hit])
        for (cell, trace) in zip(cells, traces) {
            guard case .hit(let view)? = trace.last else {
                Issue.record("no hit in \(trace)")
                continue
            }
            #expect(maps.attempt.hit(at: cell) == view.map { scene.name(of: $0) })
        }
        #expect(Set(maps.views).isSuperset(of: ["root", "back", "front", "turned", "inner"]))
    }

    @Test("A wrong answer differs where it finds another view")
    func wrongAnswer() throws {
        let file = misconception("AscendingOrder")
        let maps = try maps(PageSamples.overlapping(), file: file)
        let share = Double(maps.differences.count { $0 }) / Double(maps.differences.count)
        #expect(abs(share - 70 * 60 / (320 * 240)) < 0.01)
        #expect(maps.attempt.outcomes.contains { $0.asked.contains("back") })
    }

    @Test(
        "An answer that crashes or never returns has no map, and the page says so",
        arguments: ["EndlessLoop", "EndlessRecursion"]
    )
    func endings(name: String) throws {
        #expect(throws: NoHitMap.unanswered) {
            try maps(PageSamples.overlapping(), file: misconception(name), seconds: 5)
        }
    }

    @Test("So has a scene that takes too long, or a window without a point")
    func omissions() throws {
        let right = workbook.reference(.systemHitTest)
        #expect(throws: NoHitMap.unanswered) {
            try maps(PageSamples.overlapping(), file: right, seconds: 0)
        }
        var empty = PageSamples.overlapping()
        empty.root.frame.width = 0
        #expect(throws: NoHitMap.emptyWindow) { try maps(empty, file: right) }
        #expect(Set(NoHitMap.allCases.map(\.message)).count == NoHitMap.allCases.count)
    }

    @Test("Maps are for exercises in which the answer decides which view is hit")
    func exercises() {
        for exercise in [Exercise.systemHitTest, .shelterView, .roundButton] {
            #expect(HitMapMaker.suits(exercise))
        }
        for exercise in [Exercise.containsPoint, .layerHitTest, .responderChain] {
            #expect(!HitMapMaker.suits(exercise))
        }
    }
}
