import Book
import Browser
import Catalogue
import Foundation
import Pages
import Scenario
import Sharing
import Testing

@Suite(
    "The explorer",
    .serialized,
    .enabled(if: BrowserProgram.isInstalled, "\(BrowserProgram.reason)")
)
@MainActor
struct ExplorerPageTests {
    private let workbook = Workbook()

    /// Opens the explorer, with a scene in its address.
    private func withExplorer(
        _ scene: SharedScene? = nil,
        _ body: (BrowserPage) throws -> Void
    ) throws {
        try Browser.use { browser in
            let path = "\(browser.folder.path)/explorer.html"
            let source = try ExplorerPage(workbook).page()
                .source(WebFiles(folder: workbook.webFiles))
            try Data(source.utf8).write(to: URL(fileURLWithPath: path))
            let page = try browser.page()
            try page.resize(width: 1_440)
            try page.open(path, fragment: try scene.map(SceneName.name) ?? "")
            try body(page)
        }
    }

    private static let sentence = "document.querySelector('.outcome').textContent"
    private static let focusScene = "document.querySelector('.scene').focus()"

    /// The names of the views that are asked, in order.
    private static let asked =
        "[...document.querySelectorAll('.calls li code:first-child')].map(each => each.textContent)"

    @Test("It complains of nothing, asks for nothing, and is legible in any size")
    func everywhere() throws {
        try withExplorer { page in try PageChecks.check(page, "explorer") }
    }

    @Test("The touch moves by arrow keys, and the model's view gets it")
    func arrowKeys() throws {
        let play = try #require(
            try PlayScene(try Exercise.named("SystemHitTest"), workbook)
        )
        let scene = try #require(play.scene.scene)
        let model = ModelTouch(scene, exercise: .systemHitTest)
        defer { model.end() }
        let names = scene.views.map(\.name)
        try withExplorer(play.scene) { page in
            try page.perform(ExplorerPageTests.focusScene)
            var touch = Point(70, 290)
            var hits: Set<String> = []
            let ways = [
                ("ArrowDown", Point(0, 5), 15), ("ArrowRight", Point(5, 0), 15),
                ("ArrowUp", Point(0, -5), 30),
            ]
            for (key, step, count) in ways {
                for _ in 0..<count {
                    try page.press(key, times: 3)
                    touch = Point(touch.x + 3 * step.x, touch.y + 3 * step.y)
                    let outcome = model.outcome(of: touch)
                    let asked: [String] = try page.value(of: ExplorerPageTests.asked)
                    #expect(asked == outcome.asked.dropFirst().map { names[$0] }, "at \(touch)")
                    let hit = outcome.hit.map { names[$0] } ?? "nobody"
                    let sentence: String = try page.value(of: ExplorerPageTests.sentence)
                    #expect(sentence.hasSuffix("\(hit) gets it."), "\(sentence)")
                    hits.insert(hit)
                }
            }
            #expect(hits.count >= 4, "\(hits)")
        }
    }

    @Test("The pixel under the pointer names the view that the model finds, also in turned views")
    func pixels() throws {
        let script = try PageChecks.script("pixels.js")
        var compared = 0
        try withExplorer { page in
            for number in 0..<120 {
                let random = RandomTouches(number)
                let model = ModelTouch(random.scene, exercise: random.exercise)
                defer { model.end() }
                // A shelter answers for a view behind it.
                guard random.exercise != .shelterView else { continue }
                let shared = SharedScene(
                    random.scene,
                    touch: random.touches.first ?? .zero,
                    exercise: random.exercise
                )
                let names = random.scene.views.map(\.name)
                let name = try SceneName.name(of: shared)
                let points = try random.touches.filter { try isAwayFromRims($0, model, random) }
                let json = String(
                    decoding: try JSONEncoder().encode(points.map { [$0.x, $0.y] }),
                    as: UTF8.self
                )
                let found: [String?] = try page.value(
                    of: """
                        (async () => {
                            \(script); await show("\(name)"); return await viewsAt(\(json));
                        })()
                        """
                )
                let expected = try points.map {
                    try model.outcome(of: $0, exercise: random.exercise).hit.map { names[$0] }
                }
                #expect(found == expected, "scene \(number) at \(points)")
                compared += points.count
            }
        }
        #expect(compared > 150, "\(compared)")
    }

    /// A pixel has an extent: near a rim it may lie on the other side.
    private func isAwayFromRims(
        _ point: Point,
        _ model: ModelTouch,
        _ random: RandomTouches
    ) throws -> Bool {
        let hits = try [(0.0, 0.0), (-1, -1), (1, -1), (-1, 1), (1, 1)].map { x, y in
            let point = Point(point.x + x, point.y + y)
            return try model.outcome(of: point, exercise: random.exercise).hit
        }
        return Set(hits).count == 1
    }

    @Test("A switch changes who gets the touch, the address and the command with it")
    func switches() throws {
        try withExplorer { page in
            let before: String = try page.value(of: ExplorerPageTests.sentence)
            #expect(before.hasSuffix("Blue gets it."))
            try page.perform(
                "[...document.querySelectorAll('#tree button')]"
                    + ".find(each => each.dataset.name === 'Blue').click();"
                    + "document.querySelector('#properties input[type=checkbox]').click();"
                    + "await new Promise(done => setTimeout(done, 400));"
            )
            let after: String = try page.value(of: ExplorerPageTests.sentence)
            #expect(after.hasSuffix("Brown gets it."))
            let name: String = try page.value(of: "location.hash.slice(1)")
            let shared = try #require(SceneName.scene(named: name))
            let blue = shared.scene?.views.first { $0.name == "Blue" }
            #expect(blue?.isHidden == true)
            #expect(
                try page.value(of: "document.getElementById('command').value")
                    == "make check EX=3 CASE=\(name)"
            )
            #expect(page.complaints.isEmpty && page.requests.isEmpty)
        }
    }

    @Test("A scene of an exercise that is checked in its own scenes gives no command")
    func sceneWithoutACommand() throws {
        let random = RandomTouches(1)
        let touch = random.touches.first ?? .zero
        let name = try SceneName.name(
            of: SharedScene(random.scene, touch: touch, exercise: .responderChain)
        )
        try withExplorer { page in
            try page.perform(
                "location.hash = '\(name)'; await new Promise(done => setTimeout(done, 400));"
            )
            #expect(try page.value(of: "document.getElementById('command').value") == "")
            #expect(try page.value(of: "document.getElementById('test').disabled") == true)
            #expect(
                try page.value(of: "document.getElementById('test-note').textContent")
                    == "Exercises 3, 4, 5 are checked in any scene, this one is not."
            )
            #expect(try page.value(of: "document.getElementById('example').value") == "")
        }
    }

    @Test("An address that is opened while a change waits to be written is not lost")
    func addressDuringChange() throws {
        let random = RandomTouches(1)
        let touch = random.touches.first ?? .zero
        let name = try SceneName.name(
            of: SharedScene(random.scene, touch: touch, exercise: random.exercise)
        )
        try withExplorer { page in
            // The waiting change is written after the address was opened, and before its event.
            try page.perform(
                "const waiting = []; const later = window.setTimeout;"
                    + "window.setTimeout = (change) => waiting.push(change);"
                    + "document.querySelector('#properties input[type=checkbox]').click();"
                    + "window.setTimeout = later;"
                    + "location.hash = '\(name)';"
                    + "for (const change of waiting) change();"
                    + "await new Promise(done => setTimeout(done, 400));"
            )
            let last: String = try page.value(of: "location.hash.slice(1)")
            let shown = SceneName.scene(named: last)?.scene?.views.map(\.name)
            #expect(shown == random.scene.views.map(\.name))
        }
    }

    @Test("A view that becomes a label lets touches through, as labels do")
    func labels() throws {
        try withExplorer { page in
            try page.perform(
                "const choice = document.querySelector('#properties select');"
                    + "choice.value = 'label'; choice.dispatchEvent(new Event('change'));"
            )
            let sentence: String = try page.value(of: ExplorerPageTests.sentence)
            #expect(sentence.hasSuffix("Brown gets it."))
            let isOn = "document.querySelectorAll('#properties input[type=checkbox]')[1].checked"
            #expect(try page.value(of: isOn) == false)
            #expect(page.complaints.isEmpty)
        }
    }

    @Test("A view is dragged by its handle, with the pointer and with arrow keys")
    func dragging() throws {
        try withExplorer { page in
            try page.perform(
                "[...document.querySelectorAll('#tree button')]"
                    + ".find(each => each.dataset.name === 'Green').click()"
            )
            let frame =
                "[...document.querySelectorAll('#properties input[type=number]')]"
                + ".slice(0, 2).map(each => each.valueAsNumber)"
            #expect(try page.value(of: frame) == [58, 77])
            let box: [Double] = try page.value(
                of:
                    "(() => { const box = document.querySelector('.handle').getBoundingClientRect();"
                    + " return [box.x + box.width / 2, box.y + box.height / 2,"
                    + " document.querySelector('.scene').getScreenCTM().a]; })()"
            )
            let distance = 40 * box[2]
            try page.drag([
                (box[0], box[1]), (box[0] + distance / 2, box[1]), (box[0] + distance, box[1]),
            ])
            let dragged: [Double] = try page.value(of: frame)
            #expect(abs(dragged[0] - 98) <= 1 && dragged[1] == 77, "\(dragged)")
            try page.perform("document.querySelector('.handle').focus()")
            try page.press("ArrowDown", times: 2)
            try page.press("ArrowLeft", shift: true)
            let moved: [Double] = try page.value(of: frame)
            #expect(moved == [dragged[0] - 1, 87])
            let touched: String = try page.value(of: ExplorerPageTests.sentence)
            #expect(touched.hasPrefix("The touch at (70, 290)"))
            #expect(page.complaints.isEmpty)
        }
    }

    @Test("A damaged address shows the usual scene, and hostile names are text")
    func addresses() throws {
        var view = SceneView("<img src=x onerror=alert(1)>", .answer, Rectangle(0, 0, 300, 300))
        view.subviews = [SceneView("</script>\" onload=\"", .answer, Rectangle(10, 10, 50, 50))]
        let window = SceneView("window", .window, Rectangle(0, 0, 375, 667), subviews: [view])
        let scene = SharedScene(Scene(window, script: []), touch: Point(20, 20))
        try withExplorer(scene) { page in
            let asked: [String] = try page.value(of: ExplorerPageTests.asked)
            #expect(asked == scene.scene?.views.dropFirst().map(\.name))
            #expect(try page.value(of: "document.querySelectorAll('img').length") == 0)
            for wrong in ["scene-", "scene-AAAA", "scene-e30", "nothing", "scene-%00"] {
                try page.perform("location.hash = '\(wrong)'")
                let still: [String] = try page.value(of: ExplorerPageTests.asked)
                #expect(still == asked)
            }
            #expect(page.complaints.isEmpty && page.requests.isEmpty)
        }
    }
}
