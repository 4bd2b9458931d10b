import Catalogue
import Platform
import RandomScenes
import Scenario
import Sharing

/// A case whose scene comes from the explorer: `CASE=scene-…` in place of a test's name and a number.
package enum SharedCase {
    /// The scene of a case's identifier; `nil` if the identifier names a test's case.
    package static func scene(
        _ identifier: String,
        of exercise: Exercise
    ) throws(UnplayableScene) -> Scene? {
        guard SceneName.isName(identifier) else { return nil }
        guard let shared = SceneName.scene(named: identifier), let scene = shared.scene else {
            throw .damaged
        }
        let rule = shared.exercise ?? .systemHitTest
        let own = rule.isCheckedInAnyScene ? Exercise.all.first { $0.name == rule.rawValue } : nil
        guard own == exercise else { throw .ofOtherExercise(own, exercise) }
        guard scene.hasClearTouches(answersAreRound: rule == .roundButton) else { throw .unclear }
        return scene
    }
}

/// Why a scene from the explorer is no case of an exercise.
package enum UnplayableScene: UserMistake {
    case damaged
    case ofOtherExercise(Exercise?, Exercise)
    case unclear

    package var message: String {
        switch self {
        case .damaged:
            "CASE=scene-… is damaged: copy the whole command from the explorer again."
        case .ofOtherExercise(let own?, let asked):
            "CASE=scene-… is a scene for exercise \(own.number), not for exercise \(asked.number)."
        case .ofOtherExercise(nil, let asked):
            "CASE=scene-… is not a scene for exercise \(asked.number)."
        case .unclear:
            "CASE=scene-… has a touch where rounding decides, such as on the edge of a turned view, "
                + "or a view that no app has. Move the touch in the explorer, and copy it again."
        }
    }
}
