import HitMaps
import Reports
import Results
import Scenario

@testable import Pages

/// Reports and scenes that tests of pages share.
enum PageSamples {
    /// Two siblings that overlap in a root view, in a window of 320 by 240 points.
    static func overlapping(_ back: String = "back", _ front: String = "front") -> Scene {
        func view(_ name: String, _ frame: Rectangle, _ subviews: [SceneView] = []) -> SceneView {
            SceneView(name, .answer, frame, subviews: subviews)
        }
        let siblings = [
            view(back, Rectangle(30, 30, 160, 120)), view(front, Rectangle(120, 90, 150, 120)),
        ]
        let whole = Rectangle(0, 0, 320, 240)
        let window = SceneView(
            "window",
            .window,
            whole,
            subviews: [view("root", whole, siblings)]
        )
        return Scene(window, tap: Point(150, 120))
    }

    private static let (window, root, back, front) = (
        Participant.responder(0), Participant.responder(1), Participant.responder(2),
        Participant.responder(3)
    )

    /// The reference asks the front view first, the answer the back one.
    static func wrongOrder(_ scene: Scene = overlapping()) -> CaseFailure {
        let touch = Point(150, 120)
        let beginning: [TraceEvent] = [
            .stepBegan(0), .hitTestBegan(window, touch), .hitTestBegan(root, touch),
            .read(.isHidden, root), .pointInsideBegan(root, touch), .pointInsideEnded(root, true),
        ]
        func ending(_ view: Participant, _ point: Point) -> [TraceEvent] {
            [
                .converted(touch, from: root, to: view, point), .hitTestBegan(view, point),
                .hitTestEnded(view, view), .hitTestEnded(root, view), .hitTestEnded(window, view),
                .hit(view),
            ]
        }
        return CaseFailure(
            identifier: "order.2",
            scene: scene,
            stepIndex: 0,
            expected: "front is hit",
            actual: "back is hit",
            referenceTrace: beginning + ending(front, Point(30, 30)),
            attemptTrace: beginning + ending(back, Point(120, 90)),
            firstDifference: "root asks back before front.",
            differenceIndex: TraceDifference(reference: 6, attempt: 6)
        )
    }

    static let source = """
        import UIKit

        class BaseView: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                subviews.first?.hitTest(point, with: event) ?? self
            }
        }

        """

    static func report(
        _ outcome: Outcome = .failed,
        _ failure: CaseFailure? = nil,
        slug: String = "03-SystemHitTest"
    ) -> ExerciseReport {
        var tests = [
            TestReport(name: "A view finds itself", position: 0, outcome: .passed, points: 2),
            TestReport(name: "The front is asked first", position: 1, outcome: outcome, points: 3),
        ]
        tests[1].message = "Expected: front is hit. Happened: back is hit."
        if outcome != .passed { tests[1].failure = failure ?? wrongOrder() }
        tests[1].diagnosis = Diagnosis(
            identifier: "BackFirst",
            title: "The back one is asked first",
            explanation: "It is drawn first.",
            hint: "Which one lies on top?",
            certainty: .certain
        )
        return ExerciseReport(
            exercise: 3,
            slug: slug,
            title: "The system's hit testing",
            answerPath: "Exercises/03-SystemHitTest/BaseView.swift",
            lessonPath: "Exercises/03-SystemHitTest/README.md",
            outcome: outcome,
            seed: 42,
            tests: tests
        )
    }

    static func page(_ report: ExerciseReport = report(), map: HitMapPair? = nil) -> ReportPage {
        ReportPage(
            report,
            source: source,
            cases: PlayedCase.failed(in: report),
            map: map.map { .drawn($0) }
        )
    }

    /// The maps of ``overlapping(_:_:)``: by its geometry, and with the siblings in the wrong order.
    static func maps(_ scene: Scene = overlapping()) -> HitMapPair {
        let window = scene.root.frame
        func map(_ order: [SceneView]) -> HitMap {
            var map = HitMap()
            for row in 0..<HitMap.side {
                for column in 0..<HitMap.side {
                    let point = HitMap.point(column: column, row: row, in: window)
                    let asked = order.prefix { !$0.frame.holds(point) }
                    let hit = order.dropFirst(asked.count).first
                    map.add(
                        HitMap.Outcome(
                            hit: hit?.name ?? "root",
                            asked: ["window", "root"]
                                + (asked + [hit].compactMap { $0 }).map(\.name)
                        )
                    )
                }
            }
            return map
        }
        let siblings = scene.root.subviews[0].subviews
        return HitMapPair(
            scene,
            window: window,
            reference: map(siblings.reversed()),
            attempt: map(siblings)
        )
    }
}

extension Rectangle {
    fileprivate func holds(_ point: Point) -> Bool {
        (x..<x + width).contains(point.x) && (y..<y + height).contains(point.y)
    }
}

extension HitMap {
    /// The view that gets the touch at a cell.
    func hit(at cell: Int) -> String? { outcomes[cells[cell]].hit }
}
