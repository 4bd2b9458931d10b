import Scenario
import Sharing

@testable import AttemptRunner
@_spi(Tracing) import UIKitModel

/// What the model makes of touches in a scene: which views it asks, in which order, at which points,
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
    func end() { stage.strike() }

    /// Touches a point, and lifts the finger again.
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

    /// What the page must come to. Views are numbered, each before its subviews.
    struct Outcome: Encodable {
        let touch: [Double]
        let asked: [Int]
        /// Two coordinates for each view that is asked.
        let points: [Double]
        let hit: Int?
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
            case .hitTestEnded(let view, _, _):
                guard numbers[ObjectIdentifier(view)] != nil else { return }
                open -= 1
                isDone = open == 0
            default: break
            }
        }
    }
}
