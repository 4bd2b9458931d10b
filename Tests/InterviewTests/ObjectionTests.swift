import Catalogue
import Scenario
import Testing

@testable import Interview

@Suite("Why a wrong name is wrong")
struct ObjectionTests {
    private func objection(
        _ kind: PredictionKind,
        _ given: String,
        at index: Int = 0
    ) throws -> String? {
        try KnownScenes.prediction(kind, PredictionLevel(2), seed: 1)
            .objection(to: PredictionMistake(index: index, given: given))
    }

    @Test(
        "Of a touch: what the view answers, or why it is not asked",
        arguments: [
            ("view_2", "view_2 answers nil: it is hidden."),
            ("root", "root answers view_1: view_1 found it."),
            ("window", "root, inside window, answers view_1."),
            ("nil", "root answers view_1, so a view is hit."),
        ]
    )
    func touch(given: String, sentence: String) throws {
        #expect(try objection(.hitView, given) == sentence)
    }

    @Test(
        "Of a list: it comes earlier or later",
        arguments: [
            (PredictionKind.order, "view_1", 1, "view_1 is asked later, after view_2."),
            (.order, "root", 1, "root is asked once, before that."),
            (.chain, "window", 0, "window comes later, after root controller."),
            (.chain, "view 2", 0, "view 2 is where the chain starts: the list begins after it."),
        ]
    )
    func list(kind: PredictionKind, given: String, index: Int, sentence: String) throws {
        #expect(try objection(kind, given, at: index) == sentence)
    }

    @Test("A view behind the one that takes the touch, and one inside it, are never asked")
    func neverAsked() throws {
        var prediction = try KnownScenes.prediction(.hitView, PredictionLevel(2), seed: 1)
        let inner = SceneView("inner", .answer, Rectangle(0, 0, 9, 9))
        let back = SceneView("back", .answer, Rectangle(0, 0, 300, 300), subviews: [inner])
        prediction.scene.root.subviews[0].subviews.insert(back, at: 0)
        func objection(_ given: String) -> String? {
            prediction.objection(to: PredictionMistake(index: 0, given: given))
        }
        #expect(objection("back") == "back is never asked: view_1 is asked before it, and answers.")
        #expect(
            objection("inner")
                == "inner is inside back, which is never asked: view_1 is asked before it, and answers."
        )
    }

    @Test(
        "Each wrong view of random scenes gets a reason that names it",
        .serialized,
        arguments: 1...5
    )
    func randomScenes(level: Int) throws {
        let judge = try PredictionJudge(Workbook())
        for seed in 1...12 as ClosedRange<UInt64> {
            let prediction = try judge.prediction(.hitView, PredictionLevel(level), seed: seed)
            for name in prediction.names where name != prediction.answer.first {
                let mistake = PredictionMistake(index: 0, given: name)
                let sentence = try #require(prediction.objection(to: mistake), "\(seed) \(name)")
                #expect(sentence.contains(name) && sentence.hasSuffix("."), "\(sentence)")
                #expect(!sentence.contains(": ."), "\(sentence)")
            }
        }
    }
}
