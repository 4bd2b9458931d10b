import Examples
import Scenario
import Testing

@testable import Catalogue

@Suite("The first difference of two hit tests, in words")
struct CallExplanationTests {
    private typealias T = Traces
    private static let here = Point(20, 20)
    private static let inside = T.inside(T.front, here, true)
    private static let back = T.hit(T.back, Point(40, 40), T.back)

    private func sentence(
        _ reference: [TraceEvent],
        _ attempt: [TraceEvent],
        in scene: Scene = Traces.scene(),
        by criterion: Criterion = .way
    ) -> String? {
        T.difference(criterion, scene, reference, attempt)?.sentence
    }

    /// A property of front that keeps touches out, with the words for it.
    static let refusals: [(Scene, String, TraceProperty)] = [
        (T.scene { $0.isHidden = true }, "it is hidden", .isHidden),
        (T.scene { $0.alpha = 0.005 }, "its alpha, 0.005, is below 0.01", .alpha),
        (
            T.scene { $0.alpha = 0.01 }, "its alpha, 0.01 (stored as 0.00999999977), is below 0.01",
            .alpha
        ),
        (
            T.scene { $0.isUserInteractionEnabled = false }, "its user interaction is off",
            .isUserInteractionEnabled
        ),
        (
            T.scene { view in
                view.isHidden = true
                view.alpha = 0
            }, "it is hidden and its alpha, 0, is below 0.01", .isHidden
        ),
    ]

    @Test(
        "A view that refuses touches: why, and what was never read",
        arguments: CallExplanationTests.refusals
    )
    func refusal(scene: Scene, reason: String, property: TraceProperty) {
        let reference = T.step(T.back, T.hit(T.front, Self.here, nil), Self.back)
        let never = T.step(T.front, T.hit(T.front, Self.here, T.front, Self.inside))
        let facts =
            "The reference answers nil for front, since \(reason). "
            + "Yours goes on and asks whether (20, 20) is inside."
        #expect(
            sentence(reference, never, in: scene)
                == "\(facts) Here it never reads front.\(property)."
        )
    }

    @Test("A property that was read is not called unread", arguments: [true, false])
    func readRefusal(isEarly: Bool) {
        let scene = T.scene { $0.isHidden = true }
        let read: [TraceEvent] = [.read(.isHidden, T.front)]
        let inner = isEarly ? read + Self.inside : Self.inside + read
        let reference = T.step(T.back, T.hit(T.front, Self.here, nil), Self.back)
        let found = sentence(
            reference,
            T.step(T.back, T.hit(T.front, Self.here, nil, inner), Self.back),
            in: scene
        )
        let end =
            isEarly ? "By then it has read front.isHidden." : "It reads front.isHidden only later."
        #expect(found?.hasSuffix(" inside. \(end)") == true)
    }

    @Test("Of a view that runs the system's hitTest nothing is said to be unread")
    func systemsReads() {
        let scene = T.scene { $0.isHidden = true }
        let reference = T.step(T.back, T.hit(T.front, Self.here, nil), Self.back)
        let inner = [.systemHitTest(T.front)] + Self.inside
        let found = sentence(
            reference,
            T.step(T.front, T.hit(T.front, Self.here, T.front, inner)),
            in: scene
        )
        #expect(
            found == "The reference answers nil for front, since it is hidden. "
                + "Yours goes on and asks whether (20, 20) is inside."
        )
    }

    @Test(
        "A view that lets touches in, and is refused, perhaps by another view's alpha",
        arguments: [true, false]
    )
    func wronglyRefused(readsOther: Bool) {
        let scene = T.scene { $0.alpha = 0.05 }
        let reference = T.step(T.front, T.hit(T.front, Self.here, T.front, Self.inside))
        let reads: [TraceEvent] =
            [.read(.alpha, T.front)] + (readsOther ? [.read(.alpha, T.root)] : [])
        let attempt = T.step(T.back, T.hit(T.front, Self.here, nil, reads), Self.back)
        #expect(
            sentence(reference, attempt, in: scene)
                == "front is not hidden, its interaction is on, and its alpha, 0.05, is not below "
                + "0.01: the reference goes on and asks whether (20, 20) is inside. Yours returns nil."
                + (readsOther ? " It reads root.alpha, and the reference does not." : "")
        )
    }

    @Test("A point outside its view, but an answer")
    func outside() {
        let point = Point(100, 30)
        let asked = T.inside(T.front, point, false)
        let reference = T.step(T.root, T.hit(T.front, point, nil, asked))
        #expect(
            sentence(reference, T.step(T.front, T.hit(T.front, point, T.front, asked)))
                == "The reference answers nil for front, since (100, 30) is outside its bounds "
                + "(0, 0, 100, 100), whose far edges do not count. Yours learns that too, but "
                + "answers front."
        )
    }

    @Test("Nobody inside takes the touch: the view itself is the answer")
    func nobodyInside() {
        let asked = Self.inside + T.hit(T.child, Point(-40, -40), nil)
        let reference = T.step(T.front, T.hit(T.front, Self.here, T.front, asked))
        #expect(
            sentence(reference, T.step(nil, T.hit(T.front, Self.here, nil, asked)))
                == "No subview of front takes the touch, so the reference answers front itself. "
                + "Yours answers nil."
        )
    }

    @Test("What was read of the view that takes the touch, just before another one is answered")
    func readOfTheRightView() {
        let asked = Self.inside + T.hit(T.child, Point(5, 5), T.child)
        let reference = T.step(T.child, T.hit(T.front, Self.here, T.child, asked))
        func sentence(_ read: [TraceEvent]) -> String? {
            self.sentence(
                reference,
                T.step(T.front, T.hit(T.front, Self.here, T.front, asked + read))
            )
        }
        let words = "child takes the touch, so the reference answers child. Yours answers front."
        #expect(sentence([]) == words)
        #expect(sentence([.read(.alpha, T.child), .read(.bounds, T.front)]) == words)
        #expect(
            sentence([.read(.alpha, T.child)])
                == "\(words) Before that it reads child.alpha, and the reference does not."
        )
    }

    @Test("A property that was read although hit testing does not depend on it")
    func readOfNoPart() {
        let layer = Participant.layer(ofView: 3)
        let asked = Self.inside + [.read(.cornerRadius, layer)]
        let reference = T.step(T.front, T.hit(T.front, Self.here, T.front, Self.inside))
        let attempt = T.step(nil, T.hit(T.front, Self.here, nil, asked))
        #expect(
            sentence(reference, attempt)?.hasSuffix(
                "It reads front.layer.cornerRadius, and the reference does not."
            ) == true
        )
    }

    @Test("An order that begins at the wrong end, with the zPosition if it tempts")
    func order() {
        let reference = T.step(T.front, T.hit(T.front, Self.here, T.front))
        let attempt = T.step(T.back, Self.back)
        let facts =
            "The reference asks front first, the last of root's subviews. Yours begins with back."
        #expect(sentence(reference, attempt) == facts)
        let low = T.scene { $0.zPosition = -1 }
        #expect(
            sentence(reference, attempt, in: low)
                == "\(facts) back has the higher zPosition, which hit testing ignores."
        )
    }

    @Test("A search that ends too early")
    func tooEarly() {
        let nothing = T.hit(T.front, Self.here, nil, T.inside(T.front, Self.here, false))
        let scene = T.scene { $0.pointInside = .never }
        #expect(
            sentence(T.step(T.back, nothing, Self.back), T.step(nil, nothing), in: scene)
                == "front answers nil, since (20, 20) is outside, by its own point(inside:); the "
                + "reference asks back next. Yours answers nil without asking back."
        )
    }

    @Test("Subviews that were never looked at")
    func unreadSubviews() {
        #expect(
            sentence(T.step(T.back, Self.back), T.step(T.root))
                == "The reference asks back first. Yours answers root without asking back. Here it "
                + "never reads root.subviews."
        )
    }

    @Test("A view through which touches fall is given as the reason")
    func passThrough() {
        let scene = T.scene { $0.hitTest = .passThrough }
        let asked = T.hit(T.front, Self.here, nil, Self.inside)
        #expect(
            sentence(T.step(T.back, asked, Self.back), T.step(nil, asked), in: scene)
                == "front answers nil, since its own hitTest never returns the view itself; the "
                + "reference asks back next. Yours answers nil without asking back."
        )
    }

    @Test("The report says that a view is not a subview")
    func noSubview() {
        let window = T.hit(T.window, Point(60, 60), nil)
        #expect(
            sentence(T.step(T.back, T.hit(T.front, Self.here, nil), Self.back), T.step(nil, window))
                == "The reference asks front first, the last of root's subviews. Yours begins with "
                + "window. window is not a subview of root."
        )
    }

    @Test("A second call")
    func again() {
        let call = T.hit(T.front, Self.here, T.front)
        #expect(
            sentence(T.step(T.front, call), T.step(T.front, call, call))
                == "The reference asks front once, and keeps the answer. Yours calls its hitTest "
                + "twice, at (20, 20)."
        )
    }

    @Test("A third call is counted, and so is a question by super.hitTest")
    func thrice() {
        let call = T.hit(T.front, Self.here, T.front)
        #expect(
            sentence(T.step(T.front, call), T.step(T.front, call, call, call))
                == "The reference asks front once, and keeps the answer. Yours calls its hitTest "
                + "3 times, at (20, 20)."
        )
        let inside = T.inside(T.front, Self.here, true)
        let once = T.hit(T.front, Self.here, T.front, inside)
        let twice = T.hit(T.front, Self.here, T.front, inside, inside)
        #expect(
            sentence(T.step(T.front, once), T.step(T.front, twice))
                == "The reference asks front once whether the point is inside. Yours asks that "
                + "twice."
        )
        let bySuper = T.hit(
            T.front,
            Self.here,
            T.front,
            inside + [.systemHitTest(T.front)] + inside
        )
        #expect(
            sentence(T.step(T.front, once), T.step(T.front, bySuper))
                == "The reference asks front once whether the point is inside. Yours asks that "
                + "twice, also through super.hitTest."
        )
    }

    @Test("A change of the scene explains more than what is read")
    func change() {
        let attempt = T.step(
            T.back,
            [.wrote(.isHidden, .layer(ofView: 3)), .read(.frame, T.front)],
            Self.back
        )
        let found = sentence(T.step(T.front, T.hit(T.front, Self.here, T.front)), attempt)
        #expect(found?.hasSuffix("Before that it writes front.isHidden.") == true)
    }
}
