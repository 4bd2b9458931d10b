import Book
import Browser
import Catalogue
import Examples
import Foundation
import Platform
import Sharing
import Testing

/// The book's pages in a folder, and what is in them.
struct BuiltBook {
    let files: [Book.File]

    init() throws {
        files = try Book(Workbook()).files()
    }

    /// Writes all pages to a folder that is gone after `body`.
    func withFolder(_ body: (String) throws -> Void) throws {
        let folder = NSTemporaryDirectory() + "book of \(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: folder,
            withIntermediateDirectories: true
        )
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for file in files {
            try Data(file.text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(file.name)"))
        }
        try body(folder)
    }

    func text(_ name: String) throws -> String {
        try #require(files.first { $0.name == name }).text
    }
}

@Suite("The book's files")
struct BookFilesTests {
    /// The targets of a page's links, or its anchors.
    private func matches(_ pattern: Regex<(Substring, Substring)>, in text: String) -> [String] {
        text.matches(of: pattern).map { String($0.output.1) }
    }

    @Test(
        "Every link leads to a page and an anchor or to Apple, and so do the places of the search"
    )
    func links() throws {
        let book = try BuiltBook()
        let anchors = Dictionary(
            uniqueKeysWithValues: book.files.map {
                ($0.name, Set(matches(#/ id="([^"]+)"/#, in: $0.text)))
            }
        )
        var checked = 0
        for file in book.files {
            let found = matches(#/"address":"([^"]+)"/#, in: file.text)
            for link in matches(#/href="([^"]+)"/#, in: file.text) + found
            where !link.hasPrefix("https://developer.apple.com/") {
                let parts = link.split(separator: "#", omittingEmptySubsequences: false)
                let page = parts[0].isEmpty ? file.name : String(parts[0])
                let known = try #require(anchors[page], "\(file.name) leads to \(link)")
                checked += 1
                guard parts.count > 1, !parts[1].hasPrefix("scene-") else { continue }
                #expect(known.contains(String(parts[1])), "\(file.name) leads to \(link)")
            }
        }
        #expect(checked > 200, "\(checked)")
    }

    @Test("Each page has a policy, a title of its own, and nothing that is loaded")
    func pages() throws {
        let book = try BuiltBook()
        let titles = book.files.flatMap {
            matches(#/<title>([^<]+)<\/title>/#, in: $0.text).prefix(1)
        }
        #expect(Set(titles).count == book.files.count)
        for file in book.files {
            #expect(file.text.contains("default-src 'none'"), "\(file.name)")
            #expect(!file.text.contains("unsafe-inline") && !file.text.contains(" src="))
            #expect(!file.text.contains(#/ style="/#) && !file.text.contains(#/<link/#))
            #expect(!file.text.contains(Workbook().root), "\(file.name) names a folder")
        }
    }

    @Test(
        "Each lesson is there with its scene to play with, and all its figures",
        arguments: Exercise.all
    )
    func lessons(exercise: Exercise) throws {
        let text = try BuiltBook().text("\(exercise.slug).html")
        #expect(text.contains("id=\"playground\"") && text.contains("id=\"play\""))
        let figures = Workbook().figureFiles(exercise)
        #expect(text.matches(of: #/<figure/#).count == figures.count)
        let play = try #require(try PlayScene(exercise, Workbook()))
        #expect(play.scene.scene?.views.isEmpty == false)
        let rule = SharedScene.Rule(rawValue: exercise.name) ?? .systemHitTest
        #expect(play.scene.exercise ?? .systemHitTest == rule)
    }

    @Test("A scene whose rule the pages do not know is refused with its file and the known rules")
    func unknownRule() throws {
        let place = FileManager.default.temporaryDirectory
            .appendingPathComponent("unknown-rule-\(UUID().uuidString)")
        let workbook = Workbook(environment: ["WORKBOOK_ROOT": place.path])
        let folder = workbook.figures(.systemHitTest)
        try FileManager.default.createDirectory(
            atPath: folder,
            withIntermediateDirectories: true
        )
        defer { try? FileManager.default.removeItem(at: place) }
        let root = #"{"name": "window", "frame": [0, 0, 9, 9]}"#
        let scene = #"{"root": \#(root), "touch": [1, 1], "exercise": "LampSwitch"}"#
        try Data(#"{"title": "A lamp", "scene": \#(scene)}"#.utf8)
            .write(to: URL(fileURLWithPath: "\(folder)/play.json"))
        #expect {
            try PlayScene(.systemHitTest, workbook)
        } throws: { error in
            error.sentence == "\(folder)/play.json: scene, exercise: the pages do not know the "
                + "rule of LampSwitch: leave the exercise out, or choose one of ContainsPoint, "
                + "LayerHitTest, SystemHitTest, ShelterView, RoundButton, ResponderChain"
        }
    }

    @Test("All questions are there, with their answers folded")
    func questions() throws {
        let text = try BuiltBook().text("questions.html")
        #expect(text.matches(of: #/<details id="/#).count > 60)
        #expect(!text.contains("<details open"))
    }

    @Test("The guide, which has not all of the README, refers to nothing below")
    func references() throws {
        #expect(try !BuiltBook().text("guide.html").contains("see below"))
    }

    @Test("No mark of Markdown is left in a lesson or the guide")
    func marks() throws {
        for file in try BuiltBook().files where file.name != "search.html" {
            let body =
                file.text.components(separatedBy: "<main").dropFirst().joined()
                .components(separatedBy: "<script").first ?? ""
            let words = body.replacing(
                #/(?s)<pre.*?<\/pre>|<code.*?<\/code>|<svg.*?<\/svg>/#,
                with: ""
            )
            for mark in ["**", "](", "`", "![", "|--"] {
                #expect(!words.contains(mark), "\(mark) in \(file.name)")
            }
        }
    }
}

@Suite(
    "The book in a browser",
    .serialized,
    .enabled(if: BrowserProgram.isInstalled, "\(BrowserProgram.reason)")
)
struct BookBrowserTests {
    private func withBook(_ body: (BrowserPage, String) throws -> Void) throws {
        try BuiltBook().withFolder { folder in
            try Browser.use { browser in try body(try browser.page(), folder) }
        }
    }

    @Test("All pages complain of nothing, ask for nothing, and are legible in any size")
    func everyPage() throws {
        let book = try BuiltBook()
        try withBook { page, folder in
            for file in book.files {
                try page.open("\(folder)/\(file.name)")
                try PageChecks.check(page, "book-" + file.name.replacing(".html", with: ""))
            }
        }
    }

    @Test("The touch of a lesson moves by keyboard, and the views that are asked light up")
    func keyboard() throws {
        try withBook { page, folder in
            try page.open("\(folder)/03-SystemHitTest.html")
            try page.resize(width: 1_440)
            let sentence = "document.querySelector('.outcome').textContent"
            let asked = "document.querySelectorAll('#playground .asked').length"
            // The keyboard alone reaches the scene.
            for _ in 0..<12 {
                try page.press("Tab")
                let isThere: Bool = try page.value(
                    of: "document.activeElement.matches('.scene')"
                )
                if isThere { break }
            }
            try page.press("ArrowRight", times: 10)
            #expect(try page.value(of: sentence, as: String.self).hasSuffix("Yellow gets it."))
            #expect(try page.value(of: asked) == 5)
            let isMoving = "document.getAnimations().length > 0"
            #expect(try page.value(of: isMoving, as: Bool.self))
            try page.prefer(.init(reducesMotion: true))
            try page.press("ArrowLeft", times: 2)
            #expect(try page.value(of: isMoving, as: Bool.self) == false)
            try page.press("ArrowUp", times: 30)
            #expect(try page.value(of: sentence, as: String.self).hasSuffix("Green gets it."))
            #expect(page.complaints.isEmpty)
        }
    }

    @Test("The pointer drags the touch of a lesson, and its link opens that scene in the explorer")
    func pointer() throws {
        try withBook { page, folder in
            try page.open("\(folder)/04-ShelterView.html")
            try page.resize(width: 1_440)
            let place =
                "(() => { const to = document.querySelector('.scene').getScreenCTM();"
                + " return [[150, 330], [80, 330], [340, 330]].map(([x, y]) => "
                + "{ const p = new DOMPoint(x, y).matrixTransform(to); return [p.x, p.y]; }); })()"
            let points: [[Double]] = try page.value(of: place)
            let sentence = "document.querySelector('.outcome').textContent"
            for (point, hit) in zip(points, ["button", "shelter", "root"]) {
                try page.drag([(points[0][0], points[0][1]), (point[0], point[1])])
                #expect(try page.value(of: sentence, as: String.self).hasSuffix("\(hit) gets it."))
            }
            try page.leave {
                try page.perform("setTimeout(() => document.querySelector('.opening a').click())")
            }
            let asked =
                "[...document.querySelectorAll('#tree button')].map(each => each.dataset.name)"
            #expect(try page.value(of: asked) == ["window", "root", "button", "shelter"])
            #expect(page.complaints.isEmpty)
        }
    }

    @Test("The name of a view beside the touch lies inside the view")
    func labelBesideTouch() throws {
        try withBook { page, folder in
            try page.open("\(folder)/04-ShelterView.html")
            try page.resize(width: 1_440)
            let isInside = """
                (() => {
                  const label = [...document.querySelectorAll("#playground .label")]
                    .find((each) => each.textContent.endsWith("button")).getBoundingClientRect();
                  const area = document.querySelector("#playground .hit > .area")
                    .getBoundingClientRect();
                  return label.left > area.left && label.right < area.right
                    && label.top > area.top && label.bottom < area.bottom;
                })()
                """
            #expect(try page.value(of: isInside, as: Bool.self))
        }
    }

    @Test("The search finds words from any page, and a question's answer unfolds")
    func search() throws {
        try withBook { page, folder in
            try page.open("\(folder)/index.html")
            try page.resize(width: 1_440)
            try page.perform("document.getElementById('find').focus()")
            for key in "zposition" { try page.press(String(key)) }
            try page.leave { try page.press("Enter") }
            let links: [String] = try page.value(
                of:
                    "[...document.querySelectorAll('#found a')].map(each => each.getAttribute('href'))"
            )
            #expect(links.count > 3, "\(links)")
            let question = try #require(links.first { $0.hasPrefix("questions.html#") })
            let marked: String = try page.value(
                of: "document.querySelector('#found mark').textContent.toLowerCase()"
            )
            #expect(marked == "zposition")
            let first = "document.querySelector('#found a').getAttribute('href')"
            try page.open("\(folder)/search.html", fragment: "hidden")
            #expect(try page.value(of: first, as: String.self).hasPrefix("0"))
            let brokenExcerpts = """
                [...document.querySelectorAll("#found p")].map((each) => each.textContent)
                  .filter((each) => !JSON.parse(document.getElementById("index").textContent)
                    .some(({ words }) => ` ${words} `.includes(` ${each.replace(/^… | …$/g, "")} `)))
                """
            #expect(try page.value(of: brokenExcerpts, as: [String].self) == [])
            try page.open(
                "\(folder)/questions.html",
                fragment: String(question.split(separator: "#")[1])
            )
            #expect(try page.value(of: "document.querySelectorAll('details[open]').length") == 1)
            #expect(page.complaints.isEmpty && page.requests.isEmpty)
        }
    }

    @Test("The ring around the field of the search leaves its label free", arguments: [1_440, 360])
    func searchLabel(width: Int) throws {
        try withBook { page, folder in
            try page.open("\(folder)/search.html")
            try page.resize(width: width)
            let isFree = """
                (() => {
                  const field = document.getElementById('words');
                  const style = getComputedStyle(field);
                  const ring = parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset);
                  const box = field.getBoundingClientRect();
                  const label = document.createRange();
                  label.selectNodeContents(document.querySelector('label[for=words]'));
                  return document.activeElement === field && ring > 0
                    && [...label.getClientRects()].every(each =>
                      each.right <= box.left - ring || each.bottom <= box.top - ring);
                })()
                """
            #expect(try page.value(of: isFree))
        }
    }

    @Test("Printed, a lesson is a handout: text and figures, without what only works on a screen")
    func handout() throws {
        try withBook { page, folder in
            try page.open("\(folder)/03-SystemHitTest.html")
            try page.prefer(.init(isPrinted: true))
            try page.resize(width: 720)
            let shown =
                "[...document.querySelectorAll('.site, .playground, .neighbours, input')]"
                + ".filter(each => each.checkVisibility()).length"
            #expect(try page.value(of: shown) == 0)
            #expect(try page.value(of: "document.querySelectorAll('figure svg').length") == 7)
            #expect(try page.value(of: "document.scrollingElement.scrollWidth <= 720"))
            try PageChecks.keep(page, "book-handout")
        }
    }
}
