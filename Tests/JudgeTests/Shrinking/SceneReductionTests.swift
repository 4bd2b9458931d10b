import Testing

@testable import Catalogue
@testable import Judge
import RandomScenes
@testable import Scenario

/// Smaller scenes are scenes, and smaller.
@Suite("Reductions of a scene")
struct SceneReductionTests {
    private let domains = Exercise.all.map(\.scenes)

    @Test("A scene with less in it is smaller, whatever its numbers are")
    func views() {
        let plain = Scene.example([SceneView("a", Rectangle(1.25, 3, 77, 91))])
        let two = Scene.example([
            SceneView("a", Rectangle(0, 0, 100, 100)), SceneView("b", Rectangle(0, 0, 100, 100)),
        ])
        #expect(SceneSize(plain) < SceneSize(two))
    }

    @Test("Of two views, the usual one is smaller, and of two usual ones the round one")
    func properties() {
        let round = Scene.example([SceneView("a", Rectangle(0, 0, 100, 100))])
        let odd = Scene.example([SceneView("a", Rectangle(3, 0, 97, 100))])
        var hidden = round
        hidden.root.subviews[0].isHidden = true
        #expect(SceneSize(round) < SceneSize(odd))
        #expect(SceneSize(odd) < SceneSize(hidden))
    }

    @Test("Features are taken away one by one, and a decorated view keeps one decoration")
    func features() {
        var view = SceneView("a", Rectangle(0, 0, 100, 100))
        view.features = [.decorated, .recognizer]
        let scene = Scene.example([view])
        let found = SceneReduction.properties.candidates(from: scene, failingIn: 0)
            .map { $0.root.subviews[0].features }
        for wanted: [SceneView.Feature] in [
            [], [.decorated], [.recognizer], [.roundCorners, .recognizer],
            [.tagged, .recognizer], [.contentsScale, .recognizer],
        ] {
            #expect(found.contains(wanted))
        }
        var round = scene
        round.root.subviews[0].features = [.roundCorners, .recognizer]
        #expect(SceneSize(round) < SceneSize(scene))
    }

    @Test("All views lose their decorations at once, and keep the rest")
    func decorations() throws {
        var views = ["a", "b"].map { SceneView($0, Rectangle(0, 0, 100, 100)) }
        views[0].features = [.decorated, .recognizer]
        views[1].features = [.decorated]
        let scene = Scene.example(views)
        let found = SceneReduction.decorations.candidates(from: scene, failingIn: 0)
        #expect(found.map { $0.views.map(\.features) } == [[[], [.recognizer], []]])
        let plain = try #require(found.first)
        #expect(SceneReduction.decorations.candidates(from: plain, failingIn: 0).isEmpty)
    }

    @Test(
        "Rounder numbers are rounder, and zero is the roundest",
        arguments: [3, -17, 62.5, 99, 250]
    )
    func roundness(number: Double) {
        let rounder = Roughness.rounder(than: number)
        #expect(rounder.first == 0)
        #expect(rounder.allSatisfy { Roughness.of($0) < Roughness.of(number) })
        #expect(Roughness.rounder(than: 0).isEmpty)
    }

    @Test("Every reduction of a random scene keeps its window, and names nobody who is gone")
    func wellFormed() {
        for domain in domains {
            for stream in 1...20 {
                var generator = SeededGenerator(seed: 4, stream: UInt64(stream))
                let scene = domain.random(using: &generator)
                for reduction in SceneReduction.allCases {
                    for step in scene.script.indices {
                        for candidate in reduction.candidates(from: scene, failingIn: step) {
                            #expect(candidate.root.kind == .window)
                            let names = Set(candidate.participants)
                            #expect(
                                candidate.script.compactMap(\.subject)
                                    .allSatisfy(names.contains)
                            )
                        }
                    }
                }
            }
        }
    }

    @Test("By reductions alone, a scene comes down to next to nothing, and never grows")
    func termination() {
        for domain in domains {
            var generator = SeededGenerator(seed: 5, stream: 3)
            var scene = domain.random(using: &generator)
            var rounds = 0
            while let smaller = Self.smaller(than: scene) {
                #expect(SceneSize(smaller) < SceneSize(scene))
                scene = smaller
                rounds += 1
            }
            #expect(rounds < 400)
            #expect(scene.viewCount <= 1)
        }
    }

    private static func smaller(than scene: Scene) -> Scene? {
        let size = SceneSize(scene)
        for reduction in SceneReduction.allCases {
            let step = max(scene.script.count - 1, 0)
            let candidates = reduction.candidates(from: scene, failingIn: step)
            if let smaller = candidates.first(where: { SceneSize($0) < size }) { return smaller }
        }
        return nil
    }

    @Test("A view that goes leaves its subviews where they were")
    func hoisting() throws {
        let inner = SceneView("inner", Rectangle(10, 20, 30, 40))
        var outer = SceneView("outer", Rectangle(100, 100, 200, 200), subviews: [inner])
        outer.boundsOrigin = Point(5, 5)
        let scene = Scene.example([outer])
        let hoisted = SceneReduction.views.candidates(from: scene, failingIn: 0)
            .first { $0.views.map(\.name) == ["window", "inner"] }
        #expect(try #require(hoisted).views[1].frame == Rectangle(105, 115, 30, 40))
    }

    @Test("Of many siblings and of a deep chain, halves go at once")
    func manyViews() {
        let siblings = (0..<64).map { SceneView("s\($0)", Rectangle(Double($0), 0, 10, 10)) }
        let wide = Scene.example([SceneView("root", Rectangle(0, 0, 300, 300), subviews: siblings)])
        let fewer = SceneReduction.manyViews.candidates(from: wide, failingIn: 0)
        #expect(fewer.contains { $0.viewCount == 33 })
        var chain = SceneView("c0", Rectangle(0, 0, 100, 100))
        for depth in 1..<40 {
            chain = SceneView("c\(depth)", Rectangle(0, 0, 100, 100), subviews: [chain])
        }
        let shallower = SceneReduction.manyViews.candidates(
            from: Scene.example([chain]),
            failingIn: 0
        )
        #expect(shallower.contains { $0.viewCount == 20 })
    }
}

extension Scene {
    fileprivate static func example(_ views: [SceneView]) -> Scene {
        Scene(
            SceneView("window", .window, Rectangle(0, 0, 375, 667), subviews: views),
            tap: Point(50, 50)
        )
    }
}

extension SceneView {
    fileprivate init(_ name: String, _ frame: Rectangle, subviews: [SceneView] = []) {
        self.init(name, .answer, frame, subviews: subviews)
    }
}
