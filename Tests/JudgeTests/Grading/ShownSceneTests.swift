import Examples
import Foundation
import Results
import Scenario
import Testing

@testable import Catalogue
@testable import Explanation
@testable import Judge

/// The sentences on a failure belong to the scene that the report shows.
@Suite("The scene that is shown of a failure", .serialized)
struct ShownSceneTests {
    private func session(_ exercise: Exercise, _ answer: String) throws -> GradingSession {
        let file = NSTemporaryDirectory() + "shown-\(UUID().uuidString).swift"
        try Data(answer.utf8).write(to: URL(fileURLWithPath: file))
        defer { try? FileManager.default.removeItem(atPath: file) }
        let session = GradingSession(exercise, workbook: Workbook(), file: file)
        #expect(session.obstacle == nil)
        return session
    }

    private func failure(
        _ session: GradingSession,
        _ criterion: Criterion,
        _ scene: Scene
    ) throws -> CaseFailure {
        let grader = SceneGrader(session: session, criterion: criterion)
        guard case .failed(_, _, let failure) = grader.grade([("test.1", scene)]) else {
            throw Missing()
        }
        return failure
    }

    private struct Missing: Error {}

    private static func whiteScene(_ points: Point...) -> Scene {
        let white = SceneView("layerView", .layerView, Rectangle(63, 107, 200, 200))
        var view = SceneView("view", .view, Rectangle(0, 0, 320, 480), subviews: [white])
        view.controller = SceneController("controller", isOfAnswer: true)
        return Scene(
            SceneView("window", .window, Rectangle(0, 0, 375, 667), subviews: [view]),
            script: points.map { .tap($0) }
        )
    }

    @Test("An answer that shows nothing is shown with the alert that its test asks for")
    func alert() throws {
        let answer = "import UIKit\nclass HitTestViewController: UIViewController {}\n"
        let session = try session(.layerHitTest, answer)
        let white = try failure(session, .alerts, ShownSceneTests.whiteScene(Point(70, 113)))
        #expect(white.expected == "the alert “Inside White Layer” is shown")
        #expect(white.scene != white.originalScene)
        let blue = try failure(session, .alerts, ShownSceneTests.whiteScene(Point(163, 207)))
        #expect(blue.expected == "the alert “Inside Blue Layer” is shown")
        #expect(blue.addedLayers == [])
    }

    @Test("A test's own scene gets smaller, although no random scene has its form")
    func ownForm() throws {
        let session = try session(
            .shelterView,
            """
            import UIKit
            class ShelterView: UIView {
                override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                    super.hitTest(point, with: event) === self ? self : nil
                }
            }
            """
        )
        let close = SceneView("close", .view, Rectangle(0, 0, 100, 100))
        let hint = SceneView("hint", .view, Rectangle(100, 100, 100, 100))
        let shelter = SceneView(
            "shelter",
            .answer,
            Rectangle(50, 200, 200, 200),
            subviews: [close, hint]
        )
        let shown = try failure(
            session,
            .hitViews,
            Scene(
                SceneView("window", .window, Rectangle(0, 0, 375, 667), subviews: [shelter]),
                script: [.tap(Point(200, 250)), .tap(Point(100, 250))]
            )
        )
        #expect(shown.expected == "close is hit")
        #expect(shown.scene.script == [.tap(Point(100, 250))])
        #expect(shown.scene.views.map(\.name) == ["window", "shelter", "close"])
    }

    @Test("A smaller scene keeps the views that every answer's controller needs")
    func outlets() throws {
        let answer = "import UIKit\nclass HitTestViewController: UIViewController {}\n"
        var scene = ShownSceneTests.whiteScene(Point(163, 207))
        scene.root.subviews.append(SceneView("front", .view, Rectangle(0, 500, 50, 50)))
        let shown = try failure(session(.layerHitTest, answer), .alerts, scene)
        #expect(shown.scene.views.contains { $0.kind == .layerView })
    }

    @Test("The layer that is shown is the one that the answer added")
    func layer() throws {
        let session = try session(
            .layerHitTest,
            """
            import UIKit
            class HitTestViewController: UIViewController {
                var layerView: UIView!
                override func viewDidLoad() {
                    let layer = CALayer()
                    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
                    layerView.layer.addSublayer(layer)
                }
            }
            """
        )
        let shown = try failure(session, .alerts, ShownSceneTests.whiteScene(Point(70, 113)))
        #expect(
            shown.addedLayers
                == [AddedLayer(frame: Rectangle(10, 20, 30, 40), in: "layerView")]
        )
    }

    /// An answer to exercise 3 that looks at the subviews' frames only, and prints.
    private func printing(_ statement: String) -> String {
        """
        import UIKit
        class BaseView: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                \(statement)
                return subviews.first { $0.frame.contains(point) } ?? self
            }
        }
        """
    }

    private static var overlapping: Scene {
        let back = SceneView("back", .answer, Rectangle(20, 20, 100, 100))
        let front = SceneView("front", .answer, Rectangle(20, 20, 100, 100))
        let root = SceneView("root", .answer, Rectangle(0, 0, 375, 667), subviews: [back, front])
        return Scene(
            SceneView("window", .window, Rectangle(0, 0, 375, 667), subviews: [root]),
            script: [.ask(view: "root", Point(200, 200)), .ask(view: "root", Point(50, 50))]
        )
    }

    @Test("The output is that of the scene that is shown, with views by their names")
    func prints() throws {
        let session = try session(
            .systemHitTest,
            printing("print(self, type(of: self), \"at\", point.x)")
        )
        let shown = try failure(session, .hitViews, ShownSceneTests.overlapping)
        #expect(shown.scene.script == [.ask(view: "root", Point(50, 50))])
        #expect(
            shown.printed
                == Prints(
                    text: "<BaseView: root; frame = {{0, 0}, {400, 700}}> BaseView at 50.0\n",
                    lineCount: 1
                )
        )
        #expect(session.takePrinted().lineCount == 2)
    }

    @Test("A loop of a hundred thousand prints is cut, and fails nothing")
    func manyPrints() throws {
        let session = try session(
            .systemHitTest,
            printing("for number in 1...100_000 { print(\"line\", number) }")
        )
        var scene = ShownSceneTests.overlapping
        scene.script.removeLast()
        let grader = SceneGrader(session: session, criterion: .hitViews)
        guard case .passed = grader.grade([("test.1", scene)]) else {
            throw Missing()
        }
        let printed = session.takePrinted()
        #expect(printed.lineCount == 100_000)
        #expect(printed.text.hasPrefix("line 1\nline 2\n"))
        #expect(printed.text.hasSuffix("\n… and more, which is left out here.\n"))
        #expect(printed.text.utf8.count < 17_000)
    }

    @Test("A scene that goes right in a process of its own fails by what the answer keeps")
    func keptState() throws {
        let session = try session(
            .roundButton,
            """
            import UIKit
            class RoundButton: UIButton {
                static var first: CGRect?
                override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                    let area = RoundButton.first ?? bounds
                    RoundButton.first = area
                    return hypot(point.x - area.midX, point.y - area.midY) <= area.width / 2
                }
            }
            """
        )
        func scene(_ side: Double) -> Scene {
            let button = SceneView("roundButton", .answer, Rectangle(100, 100, side, side))
            let root = SceneView(
                "root",
                .view,
                Rectangle(0, 0, 375, 667),
                subviews: [button]
            )
            return Scene(
                SceneView("window", .window, Rectangle(0, 0, 375, 667), subviews: [root]),
                tap: Point(100 + side / 2, 100 + side / 2)
            )
        }
        let grader = SceneGrader(session: session, criterion: .hitViews)
        guard
            case .failed(_, _, let failure) = grader.grade([
                ("a.1", scene(60)), ("a.2", scene(240)),
            ])
        else { throw Missing() }
        #expect(failure.needsEarlierScenes)
        #expect(failure.firstDifference == FailureSentences.keptState)
    }

    @Test("Of what an answer does long after the first difference, the failure keeps a part")
    func cut() throws {
        let session = try session(
            .systemHitTest,
            """
            import UIKit
            class BaseView: UIView {
                override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                    for _ in 0..<5_000 { _ = subviews.first?.convert(point, from: self) }
                    return self
                }
            }
            """
        )
        let child = SceneView("child", .answer, Rectangle(40, 40, 160, 160))
        let root = SceneView("root", .answer, Rectangle(0, 0, 375, 667), subviews: [child])
        let shown = try failure(
            session,
            .way,
            Scene(
                SceneView("window", .window, Rectangle(0, 0, 375, 667), subviews: [root]),
                tap: Point(60, 60)
            )
        )
        #expect(shown.isTraceCut)
        let difference = try #require(shown.differenceIndex)
        #expect(shown.attemptTrace.count == difference.attempt + 2_000)
    }
}
