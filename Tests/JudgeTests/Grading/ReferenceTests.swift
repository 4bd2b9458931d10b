import Wire
import Foundation
import Examples
import RandomScenes
import Scenario
import Testing

@testable import Catalogue
@testable import Explanation
@testable import Judge

/// The references say what is right; so they are held against the model itself.
@Suite("References agree with the model", .serialized)
struct ReferenceTests {
    private func session(_ exercise: Exercise, _ answer: String) throws -> GradingSession {
        let file = NSTemporaryDirectory() + "model-\(UUID().uuidString).swift"
        try Data(answer.utf8).write(to: URL(fileURLWithPath: file))
        defer { try? FileManager.default.removeItem(atPath: file) }
        let session = GradingSession(exercise, workbook: Workbook(), file: file)
        #expect(session.obstacle == nil)
        return session
    }

    private func expectSame(
        _ session: GradingSession,
        _ criteria: [Criterion],
        scenes: ClosedRange<UInt64>,
        _ makeScene: (inout SeededGenerator) -> Scene
    ) throws {
        for stream in scenes {
            var generator = SeededGenerator(seed: 20_240, stream: stream)
            let scene = makeScene(&generator)
            let kinds = Set(TraceEvent.Kind.allCases)
            let played = try #require(try session.play([scene], .quick(kinds)).first)
            #expect(played.termination == nil)
            for criterion in criteria {
                let difference = CaseComparison(
                    criterion: criterion,
                    scene: scene,
                    reference: try TraceEvent.events(in: played.reference[...]),
                    attempt: try TraceEvent.events(in: played.attempt[...])
                ).firstDifference()
                #expect(difference == nil, "\(criterion) in scene \(stream)")
            }
        }
    }

    @Test("Exercise 3 finds what UIView finds, in the same way")
    func systemHitTest() throws {
        let session = try session(.systemHitTest, "import UIKit\nclass BaseView: UIView {}\n")
        try expectSame(session, [.hitViews, .way, .touches], scenes: 1...400) {
            SceneKind.hierarchy.random(using: &$0)
        }
    }

    @Test("Exercise 6 names the next responders and the chains that UIResponder names")
    func responderChain() throws {
        let session = try session(
            .responderChain,
            """
            import UIKit
            @MainActor protocol TouchHandling: UIResponder {
                func handleTouches(in phase: UITouch.Phase) -> Bool
            }
            @MainActor enum ResponderChain {
                static func nextResponder(after responder: UIResponder) -> UIResponder? {
                    responder.next
                }
                static func chain(from responder: UIResponder) -> [UIResponder] {
                    Array(sequence(first: responder) { $0.next })
                }
                static func deliver(
                    _ phase: UITouch.Phase, from first: UIResponder
                ) -> UIResponder? {
                    sequence(first: first) { $0.next }.first {
                        ($0 as? TouchHandling)?.handleTouches(in: phase) == true
                    }
                }
            }
            """
        )
        try expectSame(session, [.chain], scenes: 1...400) {
            SceneKind.responders.random(using: &$0)
        }
    }

    @Test("Exercise 5's circle is where the model's path of an oval is")
    func roundButton() throws {
        let session = try session(
            .roundButton,
            """
            import UIKit
            class RoundButton: UIButton {
                override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                    let side = min(bounds.width, bounds.height)
                    let square = CGRect(
                        x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side,
                        height: side)
                    return UIBezierPath(ovalIn: square).contains(point)
                }
            }
            """
        )
        try expectSame(session, [.hitViews, .actions], scenes: 1...400) {
            SceneKind.roundButton.random(using: &$0)
        }
    }

    @Test(
        "Exercises 1 and 2 give the same alerts where nothing overhangs, and no view lies in the white one"
    )
    func layers() throws {
        let reference = try String(
            contentsOfFile: Workbook().reference(.layerHitTest),
            encoding: .utf8
        )
        let session = try session(
            .containsPoint,
            reference.replacing("HitTestViewController", with: "ContainsPointViewController")
        )
        try expectSame(session, [.alerts, .setUp], scenes: 1...400) {
            SceneKind.whiteView.random(using: &$0).withoutViewsInWhite
        }
    }
}

extension Scene {
    /// The scene without views inside the white one: their layers count in exercise 2 alone.
    fileprivate var withoutViewsInWhite: Scene {
        func stripped(_ view: SceneView) -> SceneView {
            var view = view
            view.subviews = view.kind == .layerView ? [] : view.subviews.map(stripped)
            return view
        }
        return Scene(stripped(root), script: script)
    }
}
