import Catalogue
import Examples
import Foundation
import Platform
import Scenario
import Testing

@testable import Device

@Suite("The app of an exercise")
struct ExerciseAppTests {
    private let workbook = Workbook()

    /// The program that takes the place of the app and of its user.
    private static let rehearsal = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Rehearsal/Rehearsal.swift").path

    private func app(
        _ exercise: Exercise,
        _ scene: Scene = ExerciseAppTests.scene,
        answer: String? = nil
    ) throws -> AppFolder {
        let reference = FileManager.default.contents(atPath: workbook.reference(exercise))
        return try ExerciseApp(exercise, scene, of: "A test's sentence", workbook: workbook)
            .folder(answer: answer.map { Data($0.utf8) } ?? #require(reference))
    }

    private static let scene = Scene(
        SceneView("window", .window, Rectangle(0, 0, 375, 667)),
        tap: Point(10, 10)
    )

    @Test("All that needs only UIKit compiles with the model", arguments: Exercise.all)
    func compiles(exercise: Exercise) throws {
        #expect(try AppSources(app(exercise)).complaints() == "")
    }

    @Test("An answer that does not fit its harness is found by that")
    func brokenAnswer() throws {
        let answer = "import UIKit\nclass BaseView: UIWindow { let count: Int = \"\" }\n"
        #expect(
            try AppSources(app(.systemHitTest, answer: answer)).complaints().contains("error:")
        )
    }

    @Test("The app logs who is asked, by the test's touches and by a finger, and maps who is hit")
    func rehearsal() throws {
        var front = SceneView("front", .answer, Rectangle(80, 80, 100, 100))
        front.isHidden = true
        let back = SceneView("back", .answer, Rectangle(50, 50, 100, 100))
        let window = SceneView(
            "window",
            .window,
            Rectangle(0, 0, 300, 300),
            subviews: [back, front]
        )
        let scene = Scene(window, script: [.tap(Point(90, 90))])
        let hitTest = """
            front.hitTest((20, 20)) → nil

            back.hitTest((50, 50))
              back.point(inside: (50, 50)) → true
            back.hitTest → back
            """
        #expect(
            try AppSources(app(.systemHitTest, scene)).run(ExerciseAppTests.rehearsal) == """
                The map
                window
                back
                The test's own touches
                front.hitTest((10, 10)) → nil

                back.hitTest((40, 40))
                  back.point(inside: (40, 40)) → true
                back.hitTest → back
                UIKit: touch at (90, 90): who is hit: back
                UIKit: touch at (90, 90): which layer is hit: back's layer
                UIKit: the chain from back: back → window → application → application delegate
                A finger
                \(hitTest)

                \(hitTest)
                back gets a touch that begins
                window gets a touch that begins
                application delegate gets a touch that begins
                back gets a touch that ends
                window gets a touch that ends
                application delegate gets a touch that ends

                """
        )
    }

    @Test("The app shows what an answer's functions say beside what UIKit says")
    func chainRehearsal() throws {
        let window = SceneView(
            "window",
            .window,
            Rectangle(0, 0, 300, 300),
            subviews: [SceneView("view", .view, Rectangle(0, 0, 300, 300))]
        )
        let stub = FileManager.default.contents(atPath: workbook.stub(.responderChain))
        let app = try app(
            .responderChain,
            Scene(window, script: [.next(of: "view"), .deliver(.began, to: "view")]),
            answer: String(decoding: #require(stub), as: UTF8.self)
        )
        #expect(
            try AppSources(app).run(ExerciseAppTests.rehearsal).contains(
                """
                UIKit: next of view: window
                yours: next of view: nil

                UIKit: the chain from view: view → window → application → application delegate
                yours: a touch that begins, delivered from view: nil
                """
            )
        )
    }

    @Test("The answer's bytes are unchanged, whatever they are")
    func answer() throws {
        let odd = "\u{FEFF}import UIKit\r\n\tclass BaseView: UIView {} // AnswerType \0\n"
        let app = try app(.systemHitTest, answer: odd)
        let file = try #require(app.files.first { $0.path == "App/BaseView.swift" })
        #expect(file.contents == Data(odd.utf8))
    }

    @Test("Nothing of the workbook's own modules is imported, and no module selector is left")
    func imports() throws {
        for exercise in Exercise.all {
            for file in try app(exercise).files where file.path.hasSuffix(".swift") {
                let text = String(decoding: file.contents, as: UTF8.self)
                let imports = text.split(separator: "\n").filter { $0.hasPrefix("import ") }
                let allowed: Set<Substring> = [
                    "import UIKit", "import SwiftUI", "import WorkbookStage",
                    "import PackageDescription", "import AppleProductTypes",
                ]
                #expect(allowed.isSuperset(of: imports), "\(file.path)")
                #expect(!text.contains("@_spi") && !text.contains("AttemptRunner::"))
                #expect(!text.contains("AnswerType") && !text.contains("AppName"))
            }
        }
    }

    @Test("Nothing is used that the model has and UIKit has not")
    func publicInterface() throws {
        let ofModel = [
            "Hand(", "Finger", "hitTestOrder", "touchInsideTolerance", "sharedApplication",
            "ownBounds", "UIText", "UILog",
        ]
        let truth = try TruthApp([], workbook: workbook).folder()
        for app in try Exercise.all.map({ try app($0) }) + [truth] {
            for file in app.files {
                let text = String(decoding: file.contents, as: UTF8.self)
                for name in ofModel { #expect(!text.contains(name), "\(file.path): \(name)") }
            }
        }
    }

    @Test(
        "A scene that has another delegate or application than the app's own is refused",
        arguments: [
            SceneApplication.Delegate.application, .rootController, .behindHandlingApplication,
        ]
    )
    func application(delegate: SceneApplication.Delegate) throws {
        var scene = ExerciseAppTests.scene
        scene.application.delegate = delegate
        #expect(throws: Mistake.self) { try app(.responderChain, scene) }
    }

    @Test("The manifest names the app, its two modules and nothing else")
    func manifest() throws {
        let files = try app(.roundButton).files
        let text = String(decoding: try #require(files.first).contents, as: UTF8.self)
        #expect(text.hasPrefix("// swift-tools-version: 6.0\n"))
        #expect(text.contains("name: \"RoundButton\",\n            targets: [\"AppModule\"],"))
        #expect(text.contains("bundleIdentifier: \"workbook.hit-testing.RoundButton\""))
        let folders = Set(files.map { String($0.path.prefix { $0 != "/" }) })
        #expect(folders == ["Package.swift", "App", "Stage"])
        #expect(Set(files.map(\.path)).count == files.count)
    }
}
