import Catalogue
import Examples
import Testing

/// An answer that is right in all scenes, and does what is forbidden in those that chance made, which it
/// knows by the names in them.
struct ForbiddenByChance: CustomTestStringConvertible, Sendable {
    let exercise: Exercise
    let text: String
    /// The message's name for it.
    let forbidden: String

    var testDescription: String { forbidden }

    static let superOfNamedScenes = ForbiddenByChance(
        exercise: .systemHitTest,
        text: BaseViewAnswer.file(
            """
            if let name = layer.name, name.hasPrefix("view_"), (Int(name.dropFirst(5)) ?? 0) > 3 {
                return super.hitTest(point, with: event)
            }
            \(BaseViewAnswer.right)
            """
        ),
        forbidden: "super.hitTest"
    )

    /// Knows scenes of tests that are not about the rule.
    static let superOfTheExperiment = BaseViewAnswer.file(
        """
        if ["view_1", "view_2", "view_3"].contains(layer.name), superview?.superview is UIWindow {
            return super.hitTest(point, with: event)
        }
        \(BaseViewAnswer.right)
        """
    )

    static let nextOfNamedScenes: ForbiddenByChance = {
        let file = WorkbookFolder.repository.appendingPathComponent(
            "Solutions/06-ResponderChain/ResponderChain.swift"
        )
        let reference = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return ForbiddenByChance(
            exercise: .responderChain,
            text: reference.replacing(
                "        switch responder {\n",
                with: """
                            if let view = responder as? UIView,
                                view.layer.name?.hasPrefix("view ") == true
                            {
                                return view.next
                            }
                            switch responder {

                    """
            ),
            forbidden: "next"
        )
    }()
}
