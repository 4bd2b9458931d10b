import Scenario
import Testing

/// A rule of an exercise, and in which scenes something hangs on it.
struct SceneRule: Sendable, CustomTestStringConvertible {
    let sentence: String
    let isExercised: @Sendable (Scene) -> Bool

    init(_ sentence: String, _ isExercised: @escaping @Sendable (Scene) -> Bool) {
        self.sentence = sentence
        self.isExercised = isExercised
    }

    /// A rule that is exercised where misreading it finds another view.
    init(_ sentence: String, _ answer: ArithmeticHitTest.Answer, _ misreading: Misreading) {
        self.init(sentence) { scene in
            scene.hasQuestion { step, root in
                ArithmeticHitTest(root, answer).found(by: step)
                    != ArithmeticHitTest(root, answer, misreading: misreading).found(by: step)
            }
        }
    }

    var testDescription: String { sentence }

    /// Rules that hit testing in every exercise has.
    static func ofScripts(_ answer: ArithmeticHitTest.Answer) -> [SceneRule] {
        [
            SceneRule("Changes between touches are seen") { scene in
                scene.hasQuestion { step, root in
                    ArithmeticHitTest(root, answer).found(by: step)
                        != ArithmeticHitTest(scene.root, answer).found(by: step)
                }
            },
            SceneRule("A call without an event works") { $0.hasStep { $0.isQuestion } },
            SceneRule("The same question has the same answer") { scene in
                zip(scene.script, scene.script.dropFirst()).contains { $0 == $1 }
            },
            SceneRule("A finger keeps its view while it moves") {
                $0.hasStep { if case .drag = $0 { true } else { false } }
            },
            SceneRule("Several fingers find a view each") {
                $0.hasStep { if case .together = $0 { true } else { false } }
            },
        ]
    }
}

extension Scene {
    func hasStep(where isMeant: (ScriptStep) -> Bool) -> Bool { script.contains(where: isMeant) }

    /// Whether there is a step that is no change, in the scene as it is by then.
    func hasQuestion(where isMeant: (ScriptStep, SceneView) -> Bool) -> Bool {
        script.indices.contains { index in
            if case .change = script[index] { return false }
            return isMeant(script[index], moment(before: index).root)
        }
    }

    /// Whether a touch lies within so many points of an edge of a view, inside or outside.
    func hasTouch(
        within distance: Double,
        inside isInside: Bool,
        of kinds: Set<SceneView.Kind> = [.answer, .view, .button, .layerView]
    ) -> Bool {
        hasQuestion { step, root in
            guard case .tap(let point) = step else { return false }
            return SceneGeometry(Scene(root, script: [])).places.contains { place in
                let bounds = place.bounds
                let local = place.inView(point)
                guard kinds.contains(place.view.kind) else { return false }
                return isInside
                    ? bounds.holds(local) && !bounds.grown(-distance).holds(local)
                    : !bounds.holds(local) && bounds.grown(distance).holds(local)
            }
        }
    }
}

extension ScriptStep {
    var isQuestion: Bool { if case .ask = self { true } else { false } }
}
