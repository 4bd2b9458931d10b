import Examples
import Explanation
import Scenario
import Testing

@testable import Catalogue

@Suite("The first difference of two responder chains, in words")
struct ChainExplanationTests {
    private static var scene: Scene {
        var inner = SceneView("inner", .view, Rectangle(0, 0, 50, 50))
        inner.controller = SceneController("child")
        var view = SceneView("view", .view, Rectangle(0, 0, 100, 100))
        view.subviews = [SceneView("frame", .view, Rectangle(0, 0, 90, 90), subviews: [inner])]
        view.controller = SceneController("parent")
        return Scene(
            SceneView("window", .window, Rectangle(0, 0, 100, 100), subviews: [view]),
            script: [.next(of: "view"), .change(view: "frame", .remove), .next(of: "frame")]
        )
    }

    private static func who(_ name: String) -> Participant? { scene.participant(named: name) }

    private func sentence(
        _ reference: [TraceEvent],
        _ attempt: [TraceEvent],
        step: Int = 0,
        in scene: Scene? = nil
    ) -> String? {
        Traces.difference(
            .chain,
            scene ?? Self.scene,
            [.stepBegan(step)] + reference,
            [.stepBegan(step)] + attempt
        )?.sentence
    }

    static let successors: [(String, String?, String?, String)] = [
        (
            "view", "parent", "window",
            "After view comes parent, since view is its root view. Yours says window, its superview."
        ),
        (
            "inner", "child", nil,
            "After inner comes child, since inner is its root view. Yours says nil."
        ),
        ("frame", "view", "parent", "After frame comes view, its superview. Yours says parent."),
        (
            "child", "frame", "parent",
            "After child comes frame, the superview of its view. Yours says parent, its parent "
                + "controller."
        ),
        (
            "parent", "window", "view",
            "After parent comes window, the superview of its view. Yours says view, its own view."
        ),
        (
            "window", "application", "application delegate",
            "After window comes application. Yours says application delegate."
        ),
        (
            "application", "application delegate", nil,
            "After application comes application delegate, which is a responder. Yours says nil."
        ),
        (
            "application delegate", nil, "application delegate",
            "After application delegate comes nothing. Yours says application delegate, the same "
                + "one again."
        ),
    ]

    @Test("The sentence names the next responder, and the rule", arguments: successors)
    func next(responder: String, next: String?, wrong: String?, expected: String) throws {
        let responder = try #require(Self.who(responder))
        let (next, wrong) = (next.flatMap(Self.who), wrong.flatMap(Self.who))
        #expect(
            sentence([.next(responder, is: next)], [.next(responder, is: wrong)]) == expected
        )
    }

    @Test("A rule that holds only after a change is named only then")
    func removed() throws {
        let frame = try #require(Self.who("frame"))
        let view = Self.who("view")
        #expect(
            sentence([.next(frame, is: nil)], [.next(frame, is: view)], step: 2)
                == "After frame comes nothing, since it has no superview. Yours says view."
        )
        var plain = Self.scene
        plain.application.delegate = .plain
        let application = try #require(Self.who("application"))
        let delegate = Self.who("application delegate")
        #expect(
            sentence([.next(application, is: nil)], [.next(application, is: delegate)], in: plain)
                == "After application comes nothing, since its delegate is not a responder. Yours "
                + "says application delegate."
        )
    }

    @Test("An application that is its own delegate is the last")
    func applicationAsDelegate() throws {
        var scene = Self.scene
        scene.application.delegate = .application
        let application = try #require(Self.who("application"))
        #expect(
            sentence(
                [.next(application, is: nil)],
                [.next(application, is: application)],
                in: scene
            )
                == "After application comes nothing, since it is its own delegate, and is in the "
                + "chain already. Yours says application, the same one again."
        )
    }

    @Test("After the application a root controller that is its delegate does not come again")
    func controllerAsDelegate() throws {
        var scene = Self.scene
        scene.application.delegate = .rootController
        let application = try #require(Self.who("application"))
        let controller = try #require(scene.rootController?.name)
        #expect(
            sentence(
                [.next(application, is: nil)],
                [.next(application, is: Self.who(controller))],
                in: scene
            )
                == "After application comes nothing, since its delegate is \(controller), a view "
                + "controller, and has its place elsewhere. Yours says \(controller)."
        )
    }

    @Test("A superview that was never read")
    func unread() throws {
        let frame = try #require(Self.who("frame"))
        #expect(
            sentence(
                [.read(.superview, frame), .next(frame, is: Self.who("view"))],
                [.next(frame, is: nil)]
            )
                == "After frame comes view, its superview. Yours says nil. Here it never reads "
                + "frame.superview."
        )
    }

    @Test(
        "Chains are told from their first unlike link on",
        arguments: [
            (
                ["inner", "frame"],
                "After inner comes child, since inner is its root view. Yours continues with frame, "
                    + "its superview."
            ),
            (["inner"], "After inner comes child, since inner is its root view. Yours ends there."),
            (["child"], "The chain begins with inner itself. Yours begins with child."),
            ([], "The chain begins with inner itself. Yours is empty."),
            (
                ["inner", "child", "frame", "view"],
                "After frame comes nothing. Yours continues with view, its superview."
            ),
        ] as [([String], String)]
    )
    func chain(names: [String], expected: String) {
        let right = ["inner", "child", "frame"].compactMap(Self.who)
        #expect(sentence([.chain(right)], [.chain(names.compactMap(Self.who))]) == expected)
    }

    static let deliveries: [([TraceEvent], [TraceEvent], String)] = {
        let offers = ["frame", "view", "parent"].compactMap(who).map {
            TraceEvent.touches(.began, $0, count: 1)
        }
        let (frame, view) = (who("frame"), who("view"))
        let handled = view.map { [TraceEvent.handled(.began, $0), .delivered($0)] } ?? []
        let moved = frame.map { [TraceEvent.touches(.moved, $0, count: 1)] } ?? []
        return [
            (
                offers + [.delivered(nil)], [offers[0], offers[2], .delivered(nil)],
                "frame does not handle touchesBegan, so the reference offers it to view next. "
                    + "Yours offers it to parent. After frame comes view, its superview."
            ),
            (
                offers + [.delivered(nil)], Array(offers.dropFirst()) + [.delivered(nil)],
                "The reference offers touchesBegan to frame first. Yours begins with view."
            ),
            (
                offers + [.delivered(nil)], [.delivered(nil)],
                "The reference offers touchesBegan to frame first. Yours offers it to nobody."
            ),
            (
                offers + [.delivered(nil)], moved,
                "The reference offers touchesBegan to frame first. Yours offers touchesMoved to "
                    + "frame."
            ),
            (
                Array(offers.prefix(2)) + handled, offers + handled,
                "view handles touchesBegan, so the reference offers it to nobody else. Yours "
                    + "offers it to parent."
            ),
            (
                Array(offers.prefix(2)) + handled,
                Array(offers.prefix(2)) + [handled[0], offers[1]],
                "The reference offers touchesBegan to view once, and view handles it. Yours offers "
                    + "it to view twice."
            ),
            (
                offers + [.delivered(nil)], offers + [.delivered(frame)],
                "Nobody handles touchesBegan, so the reference answers nil. Yours offers it to the "
                    + "same responders, and answers frame."
            ),
            (
                Array(offers.prefix(2)) + handled,
                Array(offers.prefix(2)) + [handled[0], .delivered(nil)],
                "view handles touchesBegan, so the reference answers view. Yours offers it to the "
                    + "same responders, and answers nil."
            ),
        ]
    }()

    @Test("Whom touches are offered to, and who handles them", arguments: deliveries)
    func delivery(reference: [TraceEvent], attempt: [TraceEvent], expected: String) {
        #expect(sentence(reference, attempt) == expected)
    }

    @Test("The sentence names a property of the skipped responder that only the answer reads")
    func superfluousRead() throws {
        let (frame, view) = (try #require(Self.who("frame")), try #require(Self.who("view")))
        let reads: [TraceEvent] = [.read(.superview, frame), .read(.superview, view)]
        let hidden = reads + [.read(.isHidden, view)]
        let offers = [frame, view].map { TraceEvent.touches(.began, $0, count: 1) }
        let end = TraceEvent.delivered(nil)
        let withoutRead =
            "frame does not handle touchesBegan, so the reference offers it to view next. Yours "
            + "offers it to nobody else. "
        let rule = "After frame comes view, its superview."
        let words = "It reads view.isHidden, and the reference does not."
        #expect(
            sentence(reads + offers + [end], hidden + [offers[0], end])
                == withoutRead + rule + " " + words
        )
        #expect(
            sentence(hidden + offers + [end], hidden + [offers[0], end]) == withoutRead + rule
        )
        #expect(
            sentence(reads + [.chain([frame, view])], hidden + [.chain([frame])])
                == "\(rule) Yours ends there. \(words)"
        )
    }

    @Test("Touches that the system delivers are not called offers")
    func systemTouches() throws {
        let (frame, view) = (try #require(Self.who("frame")), try #require(Self.who("view")))
        let began = TraceEvent.touches(.began, frame, count: 1)
        #expect(
            sentence(
                [began, .touches(.ended, frame, count: 1)],
                [began, .touches(.cancelled, frame, count: 1)]
            )
                == "With the reference frame gets a touch that ends. With yours frame gets a touch "
                + "that is cancelled."
        )
        #expect(
            sentence([began], [began, .touches(.began, view, count: 1)])
                == "With the reference nobody else gets touchesBegan. With yours view gets it."
        )
        #expect(
            sentence(
                [began, .touches(.ended, frame, count: 1)],
                [began, .touches(.began, view, count: 1)]
            ) == "With the reference nobody else gets touchesBegan. With yours view gets it."
        )
        let end = TraceEvent.touches(.ended, frame, count: 1)
        #expect(
            sentence(
                [began, .touches(.began, view, count: 1), end],
                [began, end]
            )
                == "With the reference view gets a touch that begins. With yours that does not happen."
        )
    }

    @Test("Of a long chain twelve responders are listed, and the others counted")
    func longChain() throws {
        let frame = try #require(Self.who("frame"))
        let sentences = FailureSentences(scene: Self.scene, criterion: .chain)
        let words = sentences.clause(.chain(Array(repeating: frame, count: 20)))
        #expect(words.split(separator: "frame").count == 13)
        #expect(words.hasSuffix("→ … and 8 more"))
        #expect(!sentences.clause(.chain([frame, frame])).contains("more"))
    }

    @Test("Reading next is told with the question that was to be answered")
    func readingNext() throws {
        let view = try #require(Self.who("view"))
        let attempt: [TraceEvent] = [.stepBegan(0), .read(.next, view)]
        #expect(
            Traces.difference(.never(.readingNext), Self.scene, [], attempt)?.sentence
                == "The reference finds out by superviews and by the controllers' views. Asked who "
                + "comes after view, yours reads view.next."
        )
    }

    @Test("The sentence on loading a view says what the reference asks instead")
    func loadingViews() {
        let attempt: [TraceEvent] = [.stepBegan(0), .wrote(.view, .stranger)]
        #expect(
            Traces.difference(.never(.loadingViews), Self.scene, [], attempt)?.sentence
                == "The reference asks viewIfLoaded, and loads nothing. Asked who comes after view, "
                + "yours loads the view of a controller that nobody has shown."
        )
    }

    @Test(
        "A forbidden call in a hit test is explained with the call around it",
        arguments: [
            (
                .systemHitTest, .systemHitTest(Traces.front),
                "The reference asks the subviews itself. In front's hitTest at (20, 20), yours "
                    + "calls super.hitTest."
            ),
            (
                .writing, .wrote(.isHidden, .layer(ofView: 3)),
                "The reference changes nothing. In front's hitTest at (20, 20), yours writes "
                    + "front.isHidden."
            ),
        ] as [(ForbiddenStep, TraceEvent, String)]
    )
    func forbidden(step: ForbiddenStep, event: TraceEvent, expected: String) {
        let attempt = Traces.step(nil, Traces.hit(Traces.front, Point(20, 20), nil, [event]))
        #expect(
            Traces.difference(.never(step), Traces.scene(), [], attempt)?.sentence == expected
        )
    }

    @Test("A change of what the answer made itself is not forbidden in a hit test")
    func ownLayer() {
        let event = TraceEvent.wrote(.sublayers, .ownLayer(0))
        let attempt = Traces.step(nil, Traces.hit(Traces.front, Point(20, 20), nil, [event]))
        #expect(Traces.difference(.never(.writing), Traces.scene(), [], attempt) == nil)
    }

    @Test("Actions: missing, doubled, or of a control that is disabled")
    func actions() {
        let action = TraceEvent.action(Traces.front)
        func words(_ scene: Scene, _ reference: [TraceEvent], _ attempt: [TraceEvent]) -> String? {
            Traces.difference(
                .actions,
                scene,
                [.stepBegan(0)] + reference,
                [.stepBegan(0)] + attempt
            )?.sentence
        }
        #expect(
            words(Traces.scene(), [action], [])
                == "With the reference front's action runs: the touch begins and ends in it. With "
                + "yours it does not run."
        )
        #expect(
            words(Traces.scene { $0.features = [.actionOnTouchDown] }, [action], [])
                == "With the reference front's action runs: the touch begins in it. With yours it "
                + "does not run."
        )
        let ended = TraceEvent.touches(.ended, Traces.front, count: 1)
        #expect(
            words(Traces.scene(), [ended, action], [action, ended, action])
                == "With the reference front's action runs once for the tap. With yours it runs "
                + "twice."
        )
        #expect(
            words(Traces.scene(), [action], [action, action])
                == "With the reference front's action runs once for the tap. With yours it runs "
                + "twice."
        )
        #expect(
            words(Traces.scene(), [action], [action, action, action])
                == "With the reference front's action runs once for the tap. With yours it runs 3 "
                + "times."
        )
        #expect(
            words(Traces.scene { $0.isEnabled = false }, [], [action])
                == "With the reference no action runs here: front is disabled. With yours front's "
                + "runs."
        )
    }
}
