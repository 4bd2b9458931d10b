import Wire
import Examples
import Scenario
import Testing

@testable import Catalogue
@testable import Explanation
@testable import Judge

/// Wrong answers, compiled and played: what is said of them to the letter.
@Suite("The first difference of real answers, in words", .serialized)
struct AttemptDifferenceTests {
    /// An answer, what it is compared by, a scene and the sentence.
    struct Sample: Sendable, CustomTestStringConvertible {
        var exercise: Exercise
        var answer: String
        var criterion: Criterion
        var scene: Scene
        var sentence: String

        var testDescription: String { "\(exercise.slug)/\(answer)" }
    }

    private static func window(_ views: SceneView..., taps: Point) -> Scene {
        let root = SceneView("root", .answer, Rectangle(0, 0, 375, 667), subviews: views)
        return Scene(
            SceneView("window", .window, Rectangle(0, 0, 375, 667), subviews: [root]),
            tap: taps
        )
    }

    private static var hidden: Scene {
        var above = SceneView("above", .answer, Rectangle(40, 40, 160, 160))
        above.isHidden = true
        let below = SceneView("below", .answer, Rectangle(30, 30, 200, 200))
        return window(below, above, taps: Point(60, 60))
    }

    private static var shelter: Scene {
        let button = SceneView("button", .button, Rectangle(100, 308.5, 175, 50))
        let shelter = SceneView("shelter", .answer, Rectangle(50, 220, 275, 247))
        var root = SceneView("root", .view, Rectangle(0, 0, 375, 667), subviews: [button, shelter])
        root.controller = SceneController("controller")
        return Scene(
            SceneView("window", .window, Rectangle(0, 0, 375, 667), subviews: [root]),
            tap: Point(150, 330)
        )
    }

    private static var layers: Scene {
        let white = SceneView("layerView", .layerView, Rectangle(60, 100, 200, 200))
        var view = SceneView("view", .view, Rectangle(0, 0, 320, 480), subviews: [white])
        view.controller = SceneController("controller", isOfAnswer: true)
        return Scene(
            SceneView("window", .window, Rectangle(0, 0, 375, 667), subviews: [view]),
            tap: Point(160, 200)
        )
    }

    private static var round: Scene {
        let button = SceneView("roundButton", .answer, Rectangle(100, 100, 120, 120))
        let root = SceneView("root", .view, Rectangle(0, 0, 375, 667), subviews: [button])
        return Scene(
            SceneView("window", .window, Rectangle(0, 0, 375, 667), subviews: [root]),
            tap: Point(160, 160)
        )
    }

    private static var chain: Scene {
        var view = SceneView("view", .view, Rectangle(0, 0, 375, 667))
        view.controller = SceneController("controller")
        return Scene(
            SceneView("window", .window, Rectangle(0, 0, 375, 667), subviews: [view]),
            script: [.next(of: "view")]
        )
    }

    static let samples: [Sample] = [
        Sample(
            exercise: .systemHitTest,
            answer: "ForgetsHidden",
            criterion: .hitViews,
            scene: hidden,
            sentence: "The reference answers nil for above, since it is hidden. Yours goes on and "
                + "asks whether (20, 20) is inside. Here it never reads above.isHidden."
        ),
        Sample(
            exercise: .systemHitTest,
            answer: "AscendingOrder",
            criterion: .way,
            scene: hidden,
            sentence: "The reference asks above first, the last of root's subviews. Yours begins "
                + "with below."
        ),
        Sample(
            exercise: .systemHitTest,
            answer: "LeavesOutHiddenSubviews",
            criterion: .way,
            scene: hidden,
            sentence: "The reference asks above first, the last of root's subviews. Yours begins "
                + "with below. Of above it reads only isHidden."
        ),
        Sample(
            exercise: .systemHitTest,
            answer: "CallsSuper",
            criterion: .never(.systemHitTest),
            scene: hidden,
            sentence: "The reference asks the subviews itself. In root's hitTest at (60, 60), "
                + "yours calls super.hitTest."
        ),
        Sample(
            exercise: .shelterView,
            answer: "NoConversion",
            criterion: .hitViews,
            scene: shelter,
            sentence: "The reference asks button at (50, 21.5), in button's own coordinates. Yours "
                + "asks it at (100, 110): the point in shelter's coordinates, as it was given. Here it "
                + "converts no point."
        ),
        Sample(
            exercise: .shelterView,
            answer: "FrameOfTheButton",
            criterion: .actions,
            scene: shelter,
            sentence: "The reference asks button at (50, 21.5), which answers itself. Yours "
                + "answers shelter without asking button. Of button it reads only frame."
        ),
        Sample(
            exercise: .containsPoint,
            answer: "NoSecondConversion",
            criterion: .alerts,
            scene: layers,
            sentence: "The reference asks the blue layer about (50, 50): contains(_:) takes the "
                + "layer's own coordinates. Yours asks it about (100, 100): the touch in the white "
                + "layer's coordinates. It converts (160, 200) from view's layer to the white layer."
        ),
        Sample(
            exercise: .layerHitTest,
            answer: "PointInWhiteLayer",
            criterion: .alerts,
            scene: layers,
            sentence: "The reference asks the white layer about (160, 200): hitTest(_:) takes the "
                + "superlayer's coordinates, here view's. Yours asks it about (100, 100): the "
                + "touch in the white layer's coordinates."
        ),
        Sample(
            exercise: .roundButton,
            answer: "CentreProperty",
            criterion: .hitViews,
            scene: round,
            sentence: "In roundButton, (60, 60) is the middle of its circle of radius 60: inside. "
                + "Yours says outside. Besides bounds it reads center, which is in the superview's "
                + "coordinates."
        ),
        Sample(
            exercise: .responderChain,
            answer: "WithoutControllers",
            criterion: .chain,
            scene: chain,
            sentence: "After view comes controller, since view is its root view. Yours says "
                + "window, its superview."
        ),
    ]

    @Test("The sentence fits the mistake", arguments: samples)
    func sentence(sample: Sample) throws {
        let folder = Workbook().misconceptions(sample.exercise)
        let file = "\(folder)/\(sample.answer).swift"
        let found = FirstDifference(
            try comparison(of: file, sample.exercise, by: sample.criterion, in: sample.scene)
        )
        #expect(found?.sentence == sample.sentence)
    }

    @Test("What viewDidLoad changes of the scene's views is named, and nothing else it sets")
    func changeInViewDidLoad() throws {
        var scene = Self.layers
        scene.root.subviews[0].subviews[0].boundsOrigin = Point(80, 80)
        let attempts = Workbook().root + "/Tests/WorkbookTests/Attempts/01-ContainsPoint"
        let played = try comparison(
            of: "\(attempts)/ScrollsBackInViewDidLoad.swift",
            .containsPoint,
            by: .alerts,
            in: scene
        )
        #expect(
            played.earlierChange(before: 0)
                == "In viewDidLoad yours writes layerView.bounds."
        )
    }

    @Test("What layoutSubviews changes of the scene's views is named")
    func changeInLayout() throws {
        var scene = Self.round
        scene.root.subviews[0].subviews[0].subviews = [
            SceneView("inside", .view, Rectangle(0, 0, 100, 100))
        ]
        let attempts = Workbook().root + "/Tests/WorkbookTests/Attempts/05-RoundButton"
        let played = try comparison(
            of: "\(attempts)/SubviewsWithoutInteraction.swift",
            .roundButton,
            by: .hitViews,
            in: scene
        )
        #expect(
            played.earlierChange(before: 0)
                == "While the scene is built, yours writes inside.isUserInteractionEnabled."
        )
    }

    @Test("A property that a touch leaves changed is named")
    func leftChanged() throws {
        var scene = Self.round
        scene.script = [.oneByOne([Point(160, 160)], isCancelled: true)]
        let attempts = Workbook().root + "/Tests/WorkbookTests/Attempts/05-RoundButton"
        let played = try comparison(
            of: "\(attempts)/StaysFaintAfterCancel.swift",
            .roundButton,
            by: .controlStates,
            in: scene
        )
        #expect(
            FirstDifference(played)?.sentence
                == "With the reference roundButton.alpha is after the touch what it was before. With "
                + "yours it is not. Before that it writes roundButton.alpha."
        )
    }

    @Test("An alert without a button stays, and the report on the next touch says so")
    func lastingAlert() throws {
        var scene = Self.layers
        scene.script.append(contentsOf: scene.script)
        let attempts = Workbook().root + "/Tests/WorkbookTests/Attempts/01-ContainsPoint"
        let played = try comparison(
            of: "\(attempts)/AlertWithoutAButton.swift",
            .containsPoint,
            by: .alerts,
            in: scene
        )
        #expect(
            played.earlierChange(before: 1)
                == "Its alert of an earlier touch has no button that closes it, so it takes the "
                + "touch."
        )
    }

    @Test("What touchesBegan changes is named in the steps that follow")
    func changeInEarlierStep() throws {
        var scene = Self.layers
        scene.script.append(contentsOf: scene.script)
        let attempts = Workbook().root + "/Tests/WorkbookTests/Attempts/01-ContainsPoint"
        let played = try comparison(
            of: "\(attempts)/SwitchesTouchesOff.swift",
            .containsPoint,
            by: .alerts,
            in: scene
        )
        #expect(
            played.earlierChange(before: scene.script.count - 1)
                == "In an earlier step yours writes view.isUserInteractionEnabled."
        )
    }

    @Test("The alert that comes into the window is no change of the answer's")
    func presentedAlert() throws {
        var scene = Self.layers
        scene.root.subviews[0].subviews[0].subviews = [
            SceneView("inside", .view, Rectangle(10, 10, 30, 30))
        ]
        scene.script = [.tap(Point(80, 120))]
        let file = Workbook().misconceptions(.layerHitTest) + "/AnyOtherIsWhite.swift"
        let found = FirstDifference(
            try comparison(of: file, .layerHitTest, by: .alerts, in: scene)
        )
        #expect(
            found?.sentence
                == "The white layer's hitTest answers inside's layer, so the reference shows nothing. "
                + "Yours shows \u{201C}Inside White Layer\u{201D}."
        )
    }

    /// Plays an answer and the reference.
    private func comparison(
        of file: String,
        _ exercise: Exercise,
        by criterion: Criterion,
        in scene: Scene
    ) throws -> CaseComparison {
        let session = GradingSession(exercise, workbook: Workbook(), file: file)
        let pace = GradingSession.Pace.thorough(after: nil)
        let played = try #require(try session.play([scene], pace).first)
        return CaseComparison(
            criterion: criterion,
            scene: scene,
            reference: try TraceEvent.events(in: played.reference[...]),
            attempt: try TraceEvent.events(in: played.attempt[...])
        )
    }
}
