import Catalogue
import Explanation
import Platform
import Play
import Scenario

/// Makes a question of a kind and a level from a seed; equal seeds give equal questions.
package typealias PredictionSource =
    (PredictionKind, PredictionLevel, _ seed: UInt64) throws -> Prediction

/// Finds each answer twice: with the reference solutions and with the model.
package final class PredictionJudge {
    package struct Verdict: Hashable, Sendable {
        package var names: [String]
        /// The calls of hit testing that lead to them, for a touch.
        package var walk: [AskedView]
    }

    /// Plays exercise 3's reference in views of the answer's class, and the model in the others.
    private let touches: TracePlayer
    /// Plays exercise 6's reference.
    private let chains: TracePlayer

    /// Starts the processes of both references.
    package init(_ workbook: Workbook) throws {
        touches = try TracePlayer(
            referenceOf: Exercise.named("SystemHitTest"),
            workbook: workbook
        )
        chains = try TracePlayer(
            referenceOf: Exercise.named("ResponderChain"),
            workbook: workbook
        )
    }

    /// A question on which reference and model agree; scenes on which they differ are skipped.
    package func prediction(
        _ kind: PredictionKind,
        _ level: PredictionLevel,
        seed: UInt64
    ) throws -> Prediction {
        var generator = SeededGenerator(seed: seed)
        let most = Int.random(in: 1...4, using: &generator)
        for _ in 0..<50 {
            let drawn = (0..<most).map { _ in scene(kind, level, using: &generator) }
            let solved = try byReference(drawn, kind)
            let modelled = try byModel(drawn, kind)
            let candidates = drawn.indices.filter { index in
                solved[index].names == modelled[index].names
                    && (1...level.maximumNames).contains(solved[index].names.count)
            }
            let best = candidates.max {
                drawn[$0].surprise(solved[$0]) < drawn[$1].surprise(solved[$1])
            }
            if let best {
                return Prediction(
                    kind: kind,
                    level: level,
                    scene: drawn[best],
                    answer: solved[best].names,
                    walk: solved[best].walk
                )
            }
        }
        throw Fault("no scene was found whose two answers agree.")
    }

    package func scene(
        _ kind: PredictionKind,
        _ level: PredictionLevel,
        using generator: inout SeededGenerator
    ) -> Scene {
        switch kind {
        case .hitView, .order: TouchScenes(level: level).scene(using: &generator)
        case .chain: ChainScenes(level: level).scene(using: &generator)
        }
    }

    // MARK: Two judgements

    /// The results of the reference solutions.
    package func byReference(_ scenes: [Scene], _ kind: PredictionKind) throws -> [Verdict] {
        switch kind {
        case .hitView, .order: return try touched(scenes, kind)
        case .chain:
            return try zip(scenes, chains.traces(of: scenes, recording: [.chain])).map {
                scene,
                trace in
                for case .chain(let chain) in trace {
                    return Verdict(names: chain.dropFirst().map { scene.name(of: $0) }, walk: [])
                }
                return Verdict(names: [], walk: [])
            }
        }
    }

    /// The results of the model's own `hitTest` and `next`.
    package func byModel(_ scenes: [Scene], _ kind: PredictionKind) throws -> [Verdict] {
        switch kind {
        case .hitView, .order:
            let plain = scenes.map { scene in
                var scene = scene
                scene.root = scene.root.withoutAnswers
                return scene
            }
            return try touched(plain, kind)
        case .chain:
            let asking = scenes.map(\.askingEveryoneForNext)
            return try zip(scenes, touches.traces(of: asking, recording: [.next])).map {
                Verdict(names: $0.chain(by: $1), walk: [])
            }
        }
    }

    private func touched(_ scenes: [Scene], _ kind: PredictionKind) throws -> [Verdict] {
        let kinds: Set<TraceEvent.Kind> = [
            .hitTestBegan, .hitTestEnded, .pointInsideBegan, .pointInsideEnded, .hit,
        ]
        return try zip(scenes, touches.traces(of: scenes, recording: kinds)).map { scene, trace in
            let walk = AskedView.all(in: trace, of: scene)
            guard kind == .hitView else {
                return Verdict(names: walk.map(\.name), walk: walk)
            }
            for case .hit(let view) in trace {
                return Verdict(names: [scene.name(of: view)], walk: walk)
            }
            return Verdict(names: [], walk: walk)
        }
    }
}

extension Scene {
    /// The scene with a script that asks each participant for its next responder.
    fileprivate var askingEveryoneForNext: Scene {
        var scene = self
        scene.script = participants.map { .next(of: $0) }
        return scene
    }

    /// Follows `next` from the responder that the script names.
    fileprivate func chain(by trace: [TraceEvent]) -> [String] {
        guard case .chain(let start) = script.first else { return [] }
        var next: [String: String] = [:]
        for case .next(let responder, is: let other?) in trace {
            next[name(of: responder)] = name(of: other)
        }
        var chain: [String] = []
        var last = start
        while let following = next[last], chain.count < participants.count {
            chain.append(following)
            last = following
        }
        return chain
    }

    /// How much the answer differs from the picture's first impression.
    fileprivate func surprise(_ verdict: PredictionJudge.Verdict) -> Int {
        guard case .tap(let point) = script.first else { return verdict.names.count }
        let drawnInFront = SceneGeometry(self).places.last { $0.bounds.contains($0.inView(point)) }
        let isTrap = drawnInFront?.view.name != verdict.walk.first?.answer ?? root.name
        return verdict.walk.count + (isTrap ? 3 : 0)
    }
}
