import Examples
import Results
import Scenario
import Testing

@testable import Catalogue
@testable import Explanation

@Suite("Points and shapes that differ, in words")
struct PointDescriptionTests {
    private typealias T = Traces
    private static let here = Point(20, 20)

    private func sentence(
        _ reference: [TraceEvent],
        _ attempt: [TraceEvent],
        in scene: Scene = Traces.scene(),
        by criterion: Criterion = .way
    ) -> String? {
        T.difference(criterion, scene, reference, attempt)?.sentence
    }

    /// Points at which front is wrongly asked, and what they are.
    static let points: [(Point, @Sendable (inout SceneView) -> Void, String)] = [
        (
            Point(60, 60), { _ in },
            "Yours asks it at (60, 60): the point in root's coordinates, as it was given. Here it "
                + "converts no point."
        ),
        (
            Point(100, 100), { _ in },
            "Yours asks it at (100, 100): the point converted in the wrong direction. Here it converts no "
                + "point."
        ),
        (
            Point(20, 20), { $0.boundsOrigin = Point(5, 0) },
            "Yours asks it at (20, 20): the point minus the origin of front's frame, but the view's "
                + "bounds begin at (5, 0). Here it converts no point."
        ),
        (
            Point(40, 40), { _ in },
            "Yours asks it at (40, 40): the point in back's coordinates. Here it converts no point."
        ),
        (Point(1, 2), { _ in }, "Yours asks it at (1, 2). Here it converts no point."),
    ]

    @Test(
        "The sentence names a wrong point's coordinate system",
        arguments: PointDescriptionTests.points.indices
    )
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

    @Test("A point that was converted rightly is not said to be something else")
    func changedAfterConversion() {
        let converted = TraceEvent.converted(
            Point(60, 60),
            from: T.root,
            to: T.front,
            Self.here
        )
        #expect(
            sentence(
                T.step(T.front, T.hit(T.front, Self.here, T.front)),
                T.step(T.front, [converted] + T.hit(T.front, Point(60, 60), T.front))
            ) == "The reference asks front at (20, 20), in front's own coordinates. Yours converts "
                + "the point to (20, 20) too, but asks at (60, 60)."
        )
    }

    @Test("Two points that differ never read alike")
    func fineDifference() {
        #expect(Point(50, 63.0626).inWords(apartFrom: Point(50, 63.063)) == "(50.0, 63.0626)")
        #expect(Point(50, 63.0626).inWords(apartFrom: Point(50, 64)) == "(50, 63.063)")
        let square = Rectangle(0, 0, 100, 100)
        #expect(Point(99.9998, 20).inWords(onItsSideOf: square) == "(99.9998, 20.0)")
        #expect(Point(20.00001, 20).inWords(onItsSideOf: square) == "(20, 20)")
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

    @Test("The sentence names the values from which the answer computed a point")
    func computed() {
        let reference = T.step(T.front, T.hit(T.front, Self.here, T.front))
        let read: [TraceEvent] = [.read(.center, T.front), .read(.bounds, T.front)]
        let attempt = T.step(T.front, read, T.hit(T.front, Point(1, 2), T.front))
        #expect(
            sentence(reference, attempt)
                == "The reference asks front at (20, 20), in front's own coordinates. Yours asks "
                + "it at (1, 2). It computes the point from front's bounds and center."
        )
    }

    @Test("A point as it was given, although the answer reads the view's frame")
    func measured() {
        let reference = T.step(T.front, T.hit(T.front, Self.here, T.front))
        let read: [TraceEvent] = [.read(.frame, T.front)]
        let attempt = T.step(T.front, read, T.hit(T.front, Point(60, 60), T.front))
        #expect(
            sentence(reference, attempt)
                == "The reference asks front at (20, 20), in front's own coordinates. Yours asks "
                + "it at (60, 60): the point in root's coordinates, as it was given. It reads "
                + "front's frame, and calls no convert method."
        )
    }

    @Test("If the system converts the point, the answer has moved a view")
    func movedView() {
        var scene = T.scene()
        scene.root.subviews[0].kind = .view
        let reference = T.step(T.front, T.hit(T.front, Self.here, T.front))
        let call = T.hit(T.front, Point(1, 2), T.front)
        let start =
            "The reference asks front at (20, 20), in front's own coordinates. Yours asks it at "
            + "(1, 2). "
        #expect(
            sentence(reference, T.step(T.front, [.wrote(.transform, T.front)], call), in: scene)
                == start + "Before that it writes front.transform."
        )
        #expect(
            sentence(reference, T.step(T.front, call), in: scene) == start
                + "The system converts the point here, so your answer has changed a view's frame, "
                + "bounds or transform before."
        )
    }

    @Test("The sentence says that a point is another finger's")
    func otherFinger() {
        let scene = T.scene(script: [.oneByOne([Point(10, 10), Point(60, 60)], isCancelled: false)])
        #expect(
            sentence(
                T.step(T.front, T.hit(T.front, Self.here, T.front)),
                T.step(nil, T.hit(T.front, Point(-30, -30), nil)),
                in: scene
            ) == "The reference asks front at (20, 20), in front's own coordinates. Yours asks "
                + "it at (-30, -30): the place of another finger. An event has the touches of all "
                + "fingers; the question is about the point."
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
                == "\(facts) UIView's own point(inside:) says the same, and in this touch nothing "
                + "reads front.bounds."
        )
    }

    @Test("A frame in place of the bounds is named where it leads to the answer")
    func shapeOfFrame() {
        func step(_ point: Point, _ isInside: Bool, _ property: TraceProperty) -> [TraceEvent] {
            let found = isInside ? T.front : nil
            return T.step(
                found ?? T.root,
                T.hit(
                    T.front,
                    point,
                    found,
                    T.inside(T.front, point, isInside, [.read(property, T.front)])
                )
            )
        }
        // 20 from the middle of the bounds, and 72 from that of the frame.
        let near = Point(30, 50)
        #expect(
            sentence(step(near, true, .bounds), step(near, false, .frame))?
                .hasSuffix("It reads frame, which is in the superview's coordinates.") == true
        )
        let far = Point(3, 3)
        #expect(
            sentence(step(far, false, .bounds), step(far, true, .frame))?.contains("It reads frame")
                == false
        )
    }

    @Test("A disabled control whose touches are let through")
    func disabledShape() {
        func step(_ isInside: Bool) -> [TraceEvent] {
            let found = isInside ? T.front : nil
            return T.step(
                found ?? T.root,
                T.hit(T.front, Point(50, 50), found, T.inside(T.front, Point(50, 50), isInside))
            )
        }
        #expect(
            sentence(step(true), step(false), in: T.scene { $0.isEnabled = false })?
                .hasSuffix("Yours says outside. front is disabled, but still takes the touch.")
                == true
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
                + "50: inside. Yours says outside. The bounds begin at (-80, 0), not at (0, 0)."
        )
    }

    @Test("An answer that names another view knows that the point is outside")
    func namedSuperview() {
        let point = Point(2, 2)
        func step(_ isInside: Bool, _ found: Participant?) -> [TraceEvent] {
            let call = T.inside(T.front, point, isInside)
            return T.step(T.root, T.hit(T.front, point, found, call))
        }
        func says(_ found: Participant, _ words: String) -> Bool {
            sentence(step(false, nil), step(true, found))?.contains(words) == true
        }
        #expect(says(T.root, "outside. Yours answers root, not nil."))
        #expect(says(T.front, "outside. Yours says inside."))
    }

    @Test("A shape of the bounds that the view had before a change")
    func keptShape() {
        var scene = T.scene()
        scene.script.insert(.change(view: "front", .bounds(Rectangle(0, 80, 100, 100))), at: 0)
        let point = Point(50, 30)
        func step(_ isInside: Bool) -> [TraceEvent] {
            let found = isInside ? T.front : nil
            let call = T.inside(T.front, point, isInside, [.read(.bounds, T.front)])
            return [.stepBegan(0), .stepBegan(1)]
                + T.step(found ?? T.root, T.hit(T.front, point, found, call)).dropFirst()
        }
        #expect(
            sentence(step(false), step(true), in: scene)
                == "In front, (50, 30) lies 100 from the middle (50, 130) of its circle of radius 50: "
                + "outside. Yours says inside. It would be inside in the bounds that front had at "
                + "first, (0, 0, 100, 100)."
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
