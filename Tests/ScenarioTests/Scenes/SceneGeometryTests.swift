import Wire
import Examples
import Scenario
import Testing
import UIKitModel

@testable import AttemptRunner

@Suite("The geometry of views, by a scene's values and by the model", .serialized)
@MainActor
struct SceneGeometryTests {
    /// No answer: every view is a plain one.
    private enum PlainHarness: Harness {}

    private func stage(_ scene: Scene) -> Stage {
        Stage(
            scene,
            harness: PlainHarness.self,
            recorder: Recorder(channel: ReplyChannel(descriptor: -1, secret: ChannelSecret()))
        )
    }

    @Test("Both agree on random scenes", arguments: 0..<5)
    func agree(kind: Int) throws {
        for stream in 1...150 as ClosedRange<UInt64> {
            let scene = RandomSceneTests.scene(kind, seed: 3, stream: stream)
            let geometry = SceneGeometry(scene)
            let stage = stage(scene)
            defer { stage.tearDown() }
            for role in scene.views {
                let view = try #require(stage.view(named: role.name))
                for point in [Point(0, 0), Point(17.25, -3.5), Point(400, 80)] {
                    let expected = view.convert(CGPoint(x: point.x, y: point.y), to: nil)
                    let found = try #require(geometry.inWindow(point, of: role.name))
                    #expect(abs(found.x - expected.x) < 1e-6, "\(role.name) of stream \(stream)")
                    #expect(abs(found.y - expected.y) < 1e-6, "\(role.name) of stream \(stream)")
                    let back = try #require(geometry.place(of: role.name)?.inView(found))
                    #expect(abs(back.x - point.x) < 1e-6, "\(role.name) of stream \(stream)")
                    #expect(abs(back.y - point.y) < 1e-6, "\(role.name) of stream \(stream)")
                }
                expectSame(
                    try #require(geometry.place(of: role.name)?.boundingBox),
                    view.convert(view.bounds, to: nil),
                    of: role,
                    in: scene
                )
            }
        }
    }

    @Test("Both agree on transforms that mirror, turn and shift, from the start or by a change")
    func transforms() throws {
        var child = SceneView("child", .view, Rectangle(10, 20, 100, 60))
        (child.turn, child.scale, child.shift) = (30, Point(-1, 2), Point(7, -4))
        let root = SceneView("root", .view, Rectangle(0, 0, 300, 400), subviews: [child])
        let window = SceneView("window", .window, Rectangle(0, 0, 375, 667), subviews: [root])
        let change = SceneChange.transform(turn: -45, scale: Point(0.5, -1), shift: Point(3, 9))
        let scene = Scene(window, script: [.change(view: "child", change), .tap(.zero)])
        let stage = stage(scene)
        defer { stage.tearDown() }
        let view = try #require(stage.view(named: "child"))
        for step in 0...1 {
            if step == 1 { stage.apply(change, to: "child") }
            let geometry = SceneGeometry(scene.moment(before: step))
            let found = try #require(geometry.inWindow(Point(17, -3), of: "child"))
            let expected = view.convert(CGPoint(x: 17, y: -3), to: nil)
            #expect(abs(found.x - expected.x) < 1e-6 && abs(found.y - expected.y) < 1e-6)
        }
    }

    /// The model boxes a rectangle at every turn of the way; only upright ways give the same box.
    private func expectSame(
        _ box: Rectangle,
        _ expected: CGRect,
        of role: SceneView,
        in scene: Scene
    ) {
        guard scene.views.allSatisfy({ $0.turn.truncatingRemainder(dividingBy: 90) == 0 }) else {
            return
        }
        #expect(abs(box.x - expected.minX) < 1e-6 && abs(box.y - expected.minY) < 1e-6)
        #expect(
            abs(box.width - expected.width) < 1e-6 && abs(box.height - expected.height) < 1e-6
        )
    }

    @Test("A view's anchor point is where it turns and scales about")
    func anchorPoint() throws {
        var view = SceneView("turned", .view, Rectangle(10, 20, 100, 50))
        view.anchorPoint = Point(0, 1)
        view.turn = 90
        view.scale = Point(2, 1)
        let scene = Scene(
            SceneView("window", .window, Rectangle(0, 0, 300, 300), subviews: [view]),
            script: []
        )
        let found = try #require(SceneGeometry(scene).inWindow(Point(100, 50), of: "turned"))
        let stage = stage(scene)
        defer { stage.tearDown() }
        let expected = try #require(stage.view(named: "turned"))
            .convert(CGPoint(x: 100, y: 50), to: nil)
        #expect(abs(found.x - 10) < 1e-9 && abs(found.y - 270) < 1e-9)
        #expect(abs(expected.x - 10) < 1e-9 && abs(expected.y - 270) < 1e-9)
    }

    @Test("There is no place for a view that the scene lacks")
    func unknownView() {
        let geometry = SceneGeometry(ExampleScene.family)
        #expect(geometry.inWindow(.zero, of: "nobody") == nil)
        #expect(geometry.place(of: "nobody")?.inView(.zero) == nil)
        #expect(geometry.place(of: "nobody") == nil)
    }

    @Test("Places are in the order of the views, with the place around each")
    func places() {
        let scene = ExampleScene.family
        let places = SceneGeometry(scene).places
        #expect(places.map(\.view) == scene.views)
        #expect(places.map(\.parent) == [nil, 0, 1])
        #expect(places.map(\.depth) == [0, 1, 2])
        #expect(places.map(\.isUpright) == [true, true, true])
        #expect(places[2].boundingBox == Rectangle(10, 10, 20, 20))
    }
}
