import UIKit

/// A scene on the screen in its own window, with a log and a map of hit views.
@MainActor
public final class SceneRoom {
    /// The distance between two places of the map, in points.
    private static let mapStep: CGFloat = 6

    private let scene: Scene
    private let stage: Stage
    private let recorder = Recorder()
    private let harness: any Harness.Type
    private let log: EventLog
    private var mapWindow: UIWindow?

    /// Builds a scene's views and shows them.
    ///
    /// - Parameters:
    ///   - text: The scene, as the workbook wrote it.
    ///   - harness: Creates the objects of the answer's classes and calls its functions.
    public init(_ text: String, harness: any Harness.Type) throws {
        scene = try SceneText(text: text).scene()
        self.harness = harness
        log = EventLog(scene)
        stage = Stage(scene, harness: harness, recorder: recorder)
        stage.addLaterLayers()
        for (index, view) in stage.views.enumerated() { SceneRoom.colour(view.view, index) }
        recorder.receive = { [unowned self] event in MainActor.assumeIsolated { log.add(event) } }
    }

    /// Takes the scene off the screen.
    public func close() {
        hideMap()
        stage.tearDown()
    }

    // MARK: The screen

    /// Moves the scene's window, which begins in a corner of the screen.
    public func move(to origin: CGPoint) {
        stage.window.frame.origin = origin
        mapWindow?.frame.origin = origin
    }

    /// Whether the scene is temporarily off the screen, together with its map.
    public var isHidden: Bool {
        get { stage.window.isHidden }
        set {
            stage.window.isHidden = newValue
            if newValue { hideMap() }
        }
    }

    /// Gives every view without a colour a faint one, so that it can be seen.
    private static func colour(_ view: UIView, _ index: Int) {
        guard view.backgroundColor == nil else { return }
        let hue = (CGFloat(index) * 0.618).truncatingRemainder(dividingBy: 1)
        view.backgroundColor = UIColor(
            hue: hue,
            saturation: index == 0 ? 0 : 0.35,
            brightness: 0.97,
            alpha: 1
        )
    }

    // MARK: The log

    /// The latest lines.
    public var lines: [String] { log.lines }
    /// Called after each change of the lines.
    public var linesChanged: () -> Void {
        get { log.changed }
        set { log.changed = newValue }
    }

    /// Removes all lines.
    public func clearLog() {
        log.clear()
    }

    /// Plays the test's own script: hit tests instead of touches, which only a finger can make.
    public func playScript() {
        let player = ScriptPlayer(stage: stage, recorder: recorder)
        for step in scene.script {
            log.beginParagraph()
            for observation in player.play(step) where observation.topic != .way {
                let answer = observation.answer.map(\.text).joined(separator: " → ")
                log.add("UIKit: \(observation.question): \(answer)")
            }
            answerOfAnswer(step).map { log.add("yours: \($0)") }
        }
    }

    /// The result of the answer's own function, in exercises that have such functions.
    private func answerOfAnswer(_ step: ScriptStep) -> String? {
        let player = ScriptPlayer(stage: stage, recorder: recorder)
        switch step {
        case .chain(let name):
            guard let responder = stage.responder(named: name) else { return nil }
            let chain = harness.responderChain(from: responder).map(player.name)
            return "the chain from \(name): " + chain.joined(separator: " → ")
        case .next(let name):
            guard let responder = stage.responder(named: name) else { return nil }
            return "next of \(name): \(player.name(harness.nextResponder(after: responder)))"
        case .deliver(let phase, let name):
            guard let responder = stage.responder(named: name) else { return nil }
            let handler = harness.deliver(UITouch.Phase(phase), from: responder)
            return "a touch that \(phase.words), delivered from \(name): \(player.name(handler))"
        case .tap, .drag, .together, .oneByOne, .ask, .change: return nil
        }
    }

    // MARK: The map

    /// Covers the scene with a map that colours each point by its hit view.
    ///
    /// - Returns: The names on the map with their colours.
    public func showMap() -> [MapEntry] {
        hideMap()
        var map: HitMap?
        recorder.silently {
            map = HitMap(of: stage.window.bounds, step: SceneRoom.mapStep, ask: whatIsHit)
        }
        guard let map else { return [] }
        let window = UIWindow(frame: stage.window.frame)
        window.isUserInteractionEnabled = false
        window.windowLevel = UIWindow.Level(rawValue: stage.window.windowLevel.rawValue + 1)
        window.alpha = 0.6
        window.addSubview(map.picture(frame: window.bounds))
        window.attachToScreen()
        window.isHidden = false
        mapWindow = window
        return map.legend
    }

    /// Removes the map.
    public func hideMap() {
        mapWindow?.isHidden = true
        mapWindow = nil
    }

    /// The name of the view that is hit at a point, or of the layer in it that an answer added.
    private func whatIsHit(at point: CGPoint) -> String {
        let player = ScriptPlayer(stage: stage, recorder: recorder)
        let layer = player.layer(at: point)
        if case .ownLayer = recorder.participant(layer)?.meaning { return player.name(layer) }
        return player.name(player.view(at: point, with: nil))
    }
}
