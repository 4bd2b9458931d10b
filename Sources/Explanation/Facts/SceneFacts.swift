import Scenario

/// The state of a scene at the start of one script step.
struct SceneFacts {
    let scene: Scene
    private let numbers: [String: Int]
    /// The views by name, including those outside the window, with all changes before this step.
    private var views: [String: SceneView] = [:]
    private var superviews: [String: String] = [:]
    private let geometry: [SceneGeometry]
    private let participants: [String]

    /// Views whose frame was set while they were rotated or scaled, so that their bounds are unknown here.
    private var resized: Set<String> = []

    init(_ scene: Scene, step: Int) {
        self.scene = scene
        let participants = scene.participants
        self.participants = participants
        numbers = Dictionary(
            participants.enumerated().map { ($0.element, $0.offset) },
            uniquingKeysWith: { first, _ in first }
        )
        let trees = SceneFacts.trees(of: scene, before: step)
        geometry = trees.map { SceneGeometry($0) }
        for view in trees.flatMap(\.withDescendants) {
            views[view.name] = view
            for subview in view.subviews { superviews[subview.name] = view.name }
        }
        for case .change(let name, .frame) in scene.script.prefix(max(0, step)) {
            guard let view = views[name], !view.isUntransformed else { continue }
            resized.insert(name)
        }
    }

    /// The window's tree and every tree removed from it, after the changes before a step.
    private static func trees(of scene: Scene, before step: Int) -> [SceneView] {
        var trees = [scene.root]
        for case .change(let name, let change) in scene.script.prefix(max(0, step)) {
            for index in trees.indices {
                let tree = trees[index]
                if change == .remove, tree.name != name, let removed = tree.descendant(named: name)
                {
                    trees.append(removed)
                }
                trees[index] = tree.changing(name, change)
            }
        }
        return trees
    }

    // MARK: Who is who

    func view(_ participant: Participant) -> SceneView? {
        name(ofResponder: participant).flatMap { views[$0] }
    }

    func viewOfLayer(_ participant: Participant) -> SceneView? {
        guard case .viewLayer(let index) = participant.meaning, index < participants.count else {
            return nil
        }
        return views[participants[index]]
    }

    /// Whether a write may be the presentation of one of the trace's alerts, which covers the window.
    func isPresentation(_ event: TraceEvent, in trace: [TraceEvent]) -> Bool {
        guard case .wrote(.subviews, let object) = event, view(object)?.kind == .window else {
            return false
        }
        return trace.contains { $0.kind == .alert }
    }

    func knowsBounds(of view: SceneView) -> Bool { !resized.contains(view.name) }

    func superview(of view: SceneView) -> SceneView? {
        superviews[view.name].flatMap { views[$0] }
    }

    func rootView(ofController participant: Participant) -> SceneView? {
        guard let name = name(ofResponder: participant) else { return nil }
        return scene.views.first { $0.controller?.name == name }.flatMap { views[$0.name] }
    }

    func participant(_ view: SceneView) -> Participant? {
        numbers[view.name].map(Participant.responder)
    }

    private func name(ofResponder participant: Participant) -> String? {
        guard case .responder(let index) = participant.meaning, index < participants.count else {
            return nil
        }
        return participants[index]
    }

    /// Whether the scene is one of exercises 1 and 2, in which the answer adds the blue layer.
    private var hasWhiteView: Bool { scene.views.contains { $0.kind == .layerView } }

    /// The participant's name in an explanation; "nil" for `nil`.
    func name(_ participant: Participant?) -> String {
        guard let participant else { return "nil" }
        if participant == .ownLayer(0), hasWhiteView { return "the blue layer" }
        if viewOfLayer(participant)?.kind == .layerView { return "the white layer" }
        return scene.name(of: participant)
    }

    /// The name of a coordinate space; `nil` is the window's.
    func space(_ participant: Participant?) -> String {
        participant == nil ? "the window" : name(participant)
    }

    /// Names the first frame that an attempt reads.
    func readingOfFrame(in attempt: CallTree) -> String? {
        for case .read(.frame, let object) in attempt.events(in: nil) {
            return "It reads the frame of \(name(object))."
        }
        return nil
    }

    // MARK: Where it is

    /// Converts a point between views; `nil` if they share no window or a transform has no inverse.
    func convert(_ point: Point, from source: SceneView, to target: SceneView) -> Point? {
        for tree in geometry {
            guard let inWindow = tree.inWindow(point, of: source.name),
                let place = tree.place(of: target.name)
            else { continue }
            return place.toWindow.origin(of: inWindow)
        }
        return nil
    }
}
