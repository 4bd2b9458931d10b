import Scenario
import Testing

@testable import Judge

@Suite("The first difference of two hit tests, in words")
struct CallWordsTests {
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
        arguments: CallWordsTests.refusals
    )
    func refusal(scene: Scene, reason: String, property: TraceProperty) {
        let reference = T.step(T.back, T.hit(T.front, Self.here, nil), Self.back)
        let never = T.step(T.front, T.hit(T.front, Self.here, T.front, Self.inside))
        let facts =
            "The reference answers nil for front, since \(reason). "
            + "Yours goes on and asks whether (20, 20) is inside."
        #expect(
            sentence(reference, never, in: scene) == "\(facts) It never reads front.\(property)."
        )
    }

    @Test("What was read is not said to be unread", arguments: [true, false])
    func readRefusal(isEarly: Bool) {
        let scene = T.scene { $0.isHidden = true }
        let read: [TraceEvent] = [.read(.isHidden, T.front)]
        let inner = isEarly ? read + Self.inside : Self.inside + read
        let reference = T.step(T.back, T.hit(T.front, Self.here, nil), Self.back)
        let found = sentence(
            reference,
            T.step(T.front, T.hit(T.front, Self.here, T.front, inner)),
            in: scene
        )
        let end =
            isEarly ? "It has read front.isHidden by then." : "It reads front.isHidden only later."
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

    @Test("A view that lets touches in, and is refused")
    func wronglyRefused() {
        let scene = T.scene { $0.alpha = 0.05 }
        let reference = T.step(T.front, T.hit(T.front, Self.here, T.front, Self.inside))
        let attempt = T.step(
            T.back,
            T.hit(T.front, Self.here, nil, [.read(.alpha, T.front)]),
            Self.back
        )
        #expect(
            sentence(reference, attempt, in: scene)
                == "front is not hidden, its interaction is on, and its alpha, 0.05, is not below "
                + "0.01: the reference goes on and asks whether (20, 20) is inside. Yours answers "
                + "nil at once."
        )
    }

    @Test("A point outside its view, and an answer all the same")
    func outside() {
        let point = Point(100, 30)
        let asked = T.inside(T.front, point, false)
        let reference = T.step(T.root, T.hit(T.front, point, nil, asked))
        #expect(
            sentence(reference, T.step(T.front, T.hit(T.front, point, T.front, asked)))
                == "The reference answers nil for front, since (100, 30) is outside its bounds "
                + "(0, 0, 100, 100), whose far edges do not count. Yours hears that too, and "
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
                == "\(facts) back has the higher zPosition, which plays no part."
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
                == "The reference asks back first. Yours answers root without asking back. It "
                + "never reads root.subviews."
        )
    }

    @Test("A second call")
    func again() {
        let call = T.hit(T.front, Self.here, T.front)
        #expect(
            sentence(T.step(T.front, call), T.step(T.front, call, call))
                == "The reference asks front once, and keeps the answer. Yours calls its hitTest "
                + "again, at (20, 20)."
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
        #expect(found?.hasSuffix("Before that it changes front.isHidden.") == true)
    }

    /// Points at which front is wrongly asked, and what they are.
    static let points: [(Point, @Sendable (inout SceneView) -> Void, String)] = [
        (
            Point(60, 60), { _ in },
            "Yours asks it at (60, 60): the point in root's coordinates, as it was given. It "
                + "converts no point."
        ),
        (
            Point(100, 100), { _ in },
            "Yours asks it at (100, 100): what comes of converting the wrong way. It converts no "
                + "point."
        ),
        (
            Point(20, 20), { $0.boundsOrigin = Point(5, 0) },
            "Yours asks it at (20, 20): the point less the origin of front's frame, but its bounds "
                + "begin at (5, 0). It converts no point."
        ),
        (
            Point(40, 40), { _ in },
            "Yours asks it at (40, 40): the point in back's coordinates. It converts no point."
        ),
        (Point(1, 2), { _ in }, "Yours asks it at (1, 2). It converts no point."),
    ]

    @Test("Whose coordinates a wrong point is in", arguments: CallWordsTests.points.indices)
    func wrongPoint(index: Int) {
        let (wrong, change, expected) = Self.points[index]
        let scene = T.scene(change)
        let right = Point(20 + scene.views[3].boundsOrigin.x, 20)
        #expect(
            sentence(
                T.step(T.front, T.hit(T.front, right, T.front)),
                T.step(T.front, T.hit(T.front, wrong, T.front)),
                in: scene
            ) == "The reference asks front at \(right.inWords), in front's own coordinates. "
                + expected
        )
    }

    @Test("A conversion in the wrong direction is told by its ends")
    func backwards() {
        func convert(_ from: Participant, _ to: Participant, _ point: Point) -> [TraceEvent] {
            [.converted(Point(60, 60), from: from, to: to, point)]
        }
        let right = convert(T.root, T.front, Self.here) + T.hit(T.front, Self.here, T.front)
        let wrong =
            convert(T.front, T.root, Point(100, 100)) + T.hit(T.front, Point(100, 100), nil)
        #expect(
            sentence(T.step(T.front, right), T.step(nil, wrong), by: .hitViews)
                == "The reference asks front at (20, 20), in front's own coordinates. Yours asks "
                + "it at (100, 100). It converts (60, 60) from front to root, the wrong way."
        )
    }

    @Test("A round shape: the distance from the middle, and what was measured instead")
    func shape() {
        let point = Point(3, 3)
        let bounds: [TraceEvent] = [.read(.bounds, T.front)]
        func step(_ isInside: Bool, _ read: [TraceEvent]) -> [TraceEvent] {
            let found = isInside ? T.front : nil
            return T.step(
                found ?? T.root,
                T.hit(T.front, point, found, T.inside(T.front, point, isInside, read))
            )
        }
        let facts =
            "In front, (3, 3) lies 66.5 from the middle (50, 50) of its circle of radius 50: "
            + "outside. Yours says inside."
        let reference = step(false, bounds)
        #expect(sentence(reference, step(true, bounds)) == facts)
        #expect(
            sentence(reference, step(true, []))
                == "\(facts) It never reads front.bounds; UIView's own point(inside:) would say "
                + "the same."
        )
        #expect(
            sentence(reference, step(true, [.read(.frame, T.front)]))
                == "\(facts) It reads frame, which is in the superview's coordinates."
        )
    }

    @Test("A shape that is right but for the origin of the bounds")
    func scrolledShape() {
        let scene = T.scene { $0.boundsOrigin = Point(-80, 0) }
        let point = Point(-30, 90)
        let bounds: [TraceEvent] = [.read(.bounds, T.front)]
        func step(_ isInside: Bool) -> [TraceEvent] {
            T.step(
                isInside ? T.front : T.root,
                T.hit(
                    T.front,
                    point,
                    isInside ? T.front : nil,
                    T.inside(T.front, point, isInside, bounds)
                )
            )
        }
        #expect(
            sentence(step(true), step(false), in: scene)
                == "In front, (-30, 90) lies 40 from the middle (-30, 50) of its circle of radius "
                + "50: inside. Yours says outside. It would be outside if the bounds began at "
                + "(0, 0); they begin at (-80, 0)."
        )
    }

    @Test("On the rim the distance keeps the decimals that it needs")
    func rim() {
        let circle = Circle(inscribedIn: Rectangle(0, 0, 100, 100))
        #expect(circle.words(for: Point(100.04, 50)).contains("lies 50.04 from"))
        #expect(circle.words(for: Point(99.96, 50)).contains("lies 50 from"))
        #expect(circle.words(for: Point(50, 50)) == "is the middle of its circle of radius 50")
    }
}
