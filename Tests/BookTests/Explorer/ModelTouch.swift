import Wire
import Scenario
import Sharing
import Testing

@testable import AttemptRunner
import UIKitModel

/// The model's handling of touches in a scene: which views it asks, in which order, at which points,
/// and which one gets the touch.
@MainActor
struct ModelTouch {
    private let stage: Stage
    private let numbers: [ObjectIdentifier: Int]

    /// - Parameter exercise: Whose answer's class the scene's answer views have.
    init(_ scene: Scene, exercise: SharedScene.Rule) {
        let recorder = Recorder(channel: ReplyChannel(descriptor: -1, secret: ChannelSecret()))
        stage = Stage(scene, harness: ModelAnswers.harness(of: exercise), recorder: recorder)
        numbers = Dictionary(
            uniqueKeysWithValues: stage.views.enumerated().map {
                (ObjectIdentifier($0.element.view), $0.offset)
            }
        )
    }

    /// Takes the scene off the screen.
    func end() { stage.tearDown() }

    /// Touches a point, and lifts the finger again.
    func outcome(of touch: Point, exercise: SharedScene.Rule) throws -> Outcome {
        switch exercise {
        case .containsPoint, .layerHitTest:
            return try layerOutcome(of: touch, exercise: exercise)
        case .systemHitTest, .shelterView, .roundButton: return outcome(of: touch)
        case .responderChain:
            var outcome = outcome(of: touch)
            outcome.chain = outcome.hit.map { chain(from: $0) } ?? []
            return outcome
        }
    }

    func outcome(of touch: Point) -> Outcome {
        let observer = Observer(numbers)
        var hit: UIView?
        observing(observer) {
            let hand = Hand()
            let finger = hand.putDown(at: [CGPoint(x: touch.x, y: touch.y)], in: stage.window)
            hit = finger.first?.view
            hand.lift(finger)
        }
        return Outcome(
            touch: [touch.x, touch.y],
            asked: observer.asked,
            points: observer.points,
            hit: hit.flatMap { numbers[ObjectIdentifier($0)] }
        )
    }

    /// Asks the white view's layer, and the layers in it, as exercises 1 and 2 do.
    func layerOutcome(of touch: Point, exercise: SharedScene.Rule) throws -> Outcome {
        let white = try #require(
            stage.views.first { name, _ in
                stage.scene.root.descendant(named: name)?.kind == .layerView
            }
        ).view.layer
        let superlayer = try #require(white.superlayer)
        let observer = LayerObserver(stage.views.map(\.view.layer))
        var hit: CALayer?
        let pointInWindow = CGPoint(x: touch.x, y: touch.y)
        let point = superlayer.convert(pointInWindow, from: stage.window.layer)
        observing(observer) {
            hit =
                exercise == .layerHitTest
                ? white.hitTest(point)
                : ModelTouch.layerThatContains(white.convert(point, from: superlayer), white)
        }
        return Outcome(
            touch: [touch.x, touch.y],
            asked: observer.asked,
            points: observer.points,
            hit: hit.flatMap { observer.numbers[ObjectIdentifier($0)] }
        )
    }

    /// The layer is asked, and the one inside it only if the answer is yes.
    private static func layerThatContains(_ point: CGPoint, _ layer: CALayer) -> CALayer? {
        guard layer.contains(point) else { return nil }
        guard let inner = layer.sublayers?.first else { return layer }
        return layerThatContains(inner.convert(point, from: layer), inner) ?? layer
    }

    /// Notes the layers that are asked.
    private final class LayerObserver: ModelObserver {
        let kinds: ObservationKinds = .layerQuestions
        let numbers: [ObjectIdentifier: Int]
        private(set) var asked: [Int] = []
        private(set) var points: [Double] = []
        private var isSearch = false

        init(_ layers: [CALayer]) {
            numbers = Dictionary(
                uniqueKeysWithValues: layers.enumerated().map {
                    (ObjectIdentifier($0.element), $0.offset)
                }
            )
        }

        func observe(_ observation: Observation) {
            switch observation {
            case .layerHitTestBegan(let layer, let point):
                isSearch = true
                note(layer, point)
            // A search asks each layer whether it contains the point.
            case .layerContains(let layer, let point, _) where !isSearch: note(layer, point)
            default: break
            }
        }

        private func note(_ layer: CALayer, _ point: CGPoint) {
            guard let number = numbers[ObjectIdentifier(layer)] else { return }
            asked.append(number)
            points += [point.x, point.y]
        }
    }

    /// The names of the responders from a view on, without those that the scene does not name.
    func chain(from view: Int) -> [String] {
        var names: [String] = []
        var next: UIResponder? = stage.views[view].view
        while let responder = next {
            names.append(name(of: responder))
            next = responder.next
        }
        return names
    }

    private func name(of responder: UIResponder) -> String {
        if let view = responder as? UIView {
            return stage.views.first { $0.view === view }?.name ?? "another view"
        }
        if responder is UIApplication { return SceneApplication.name }
        let controllers = stage.scene.views.compactMap { $0.controller?.name }
        return controllers.first { stage.responder(named: $0) === responder }
            ?? SceneApplication.delegateName
    }

    /// The result that the page must show.
    ///
    /// Views are numbered, each before its subviews.
    struct Outcome: Encodable {
        let touch: [Double]
        let asked: [Int]
        /// Two coordinates for each view that is asked.
        let points: [Double]
        let hit: Int?
        /// The responder chain from the hit view, where the scene is about it.
        var chain: [String]?
    }

    /// Hit testing runs more than once when a touch begins: the first pass counts.
    private final class Observer: ModelObserver {
        let kinds: ObservationKinds = .hitTests
        private let numbers: [ObjectIdentifier: Int]
        private(set) var asked: [Int] = []
        private(set) var points: [Double] = []
        private var open = 0
        private var isDone = false

        init(_ numbers: [ObjectIdentifier: Int]) {
            self.numbers = numbers
        }

        func observe(_ observation: Observation) {
            guard !isDone else { return }
            switch observation {
            case .hitTestBegan(let view, let point):
                guard let number = numbers[ObjectIdentifier(view)] else { return }
                asked.append(number)
                points += [point.x, point.y]
                open += 1
            case .hitTestEnded(let view, _):
                guard numbers[ObjectIdentifier(view)] != nil else { return }
                open -= 1
                isDone = open == 0
            default: break
            }
        }
    }
}
