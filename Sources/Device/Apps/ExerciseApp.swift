import Catalogue
import Foundation
import Platform
import Scenario

/// The app of an exercise: a student's answer in one of the exercise's scenes.
package struct ExerciseApp {
    private let sources: StageSources
    private let exercise: Exercise
    private let scene: Scene
    private let title: String

    /// - Parameter test: The sentence of the test to which the scene belongs.
    package init(_ exercise: Exercise, _ scene: Scene, of test: String, workbook: Workbook) {
        sources = StageSources(workbook: workbook)
        self.exercise = exercise
        self.scene = scene
        title = "\(exercise.number). \(test)"
    }

    /// Makes the app with an answer.
    ///
    /// - Parameter answer: The bytes of the answer's file, which the app contains unchanged.
    package func folder(answer: Data) throws -> AppFolder {
        switch scene.application.delegate {
        case .responder, .plain: break
        case .application, .rootController, .childController, .responderWithoutTouches,
            .behindHandlingApplication:
            throw Mistake(
                "In this scene the application itself, a controller or a responder of another "
                    + "class is the application's delegate, or the application handles touches; "
                    + "an app on a device has its own application and delegate. Choose another "
                    + "scene with CASE=test.1."
            )
        }
        let data = try sources.template("ExerciseScene")
            .replacing("TitleOfScene", with: title)
            .replacing("TextOfScene", with: try SceneText(scene).text)
        return AppFolder(
            name: exercise.name,
            files: [
                try sources.manifest(of: exercise.name),
                AppFolder.File("App/\(exercise.answerFile)", answer),
                AppFolder.File("App/AnswerHarness.swift", try sources.harness(exercise)),
                AppFolder.File("App/ExerciseApp.swift", try sources.template("ExerciseApp")),
                AppFolder.File("App/ExerciseScene.swift", data),
                AppFolder.File("App/WindowArea.swift", try sources.template("WindowArea")),
            ] + (try sources.ofExercise())
        )
    }
}

extension StageSources {
    func manifest(of app: String) throws(Fault) -> AppFolder.File {
        AppFolder.File(
            "Package.swift",
            try template("Manifest").replacing("AppName", with: app)
        )
    }
}
