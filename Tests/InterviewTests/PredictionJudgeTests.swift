import Catalogue
import Scenario
import Testing

@testable import Interview

@Suite("Predictions by chance", .serialized)
struct PredictionJudgeTests {
    private static func scenes(
        _ kind: PredictionKind,
        _ level: Int,
        with judge: PredictionJudge
    ) -> [Scene] {
        (1...120 as ClosedRange<UInt64>).map { seed in
            var generator = SeededGenerator(seed: seed, stream: UInt64(level))
            return judge.scene(kind, PredictionLevel(level), using: &generator)
        }
    }

    @Test(
        "The reference solutions and the model give the same answer, 600 times for each kind",
        arguments: PredictionKind.allCases
    )
    func agreement(kind: PredictionKind) throws {
        let judge = try PredictionJudge(Workbook())
        var count = 0
        for level in PredictionLevel.numbers {
            let scenes = PredictionJudgeTests.scenes(kind, level, with: judge)
            let solved = try judge.byReference(scenes, kind)
            let modelled = try judge.byModel(scenes, kind)
            for (index, scene) in scenes.enumerated() {
                #expect(solved[index] == modelled[index], "\(scene)")
                #expect(!solved[index].names.isEmpty)
                count += 1
            }
        }
        #expect(count == 600)
    }

    @Test(
        "A seed gives the same question again, another seed another",
        arguments: PredictionKind.allCases
    )
    func seeds(kind: PredictionKind) throws {
        let judge = try PredictionJudge(Workbook())
        func question(_ seed: UInt64) throws -> Prediction {
            try judge.prediction(kind, PredictionLevel(3), seed: seed)
        }
        let first = try question(7)
        #expect(try first.scene == question(7).scene)
        #expect(try first.answer == question(7).answer)
        #expect(try first.scene != question(8).scene)
    }

    @Test("The answer is made of the scene's names, and no longer than the level says")
    func names() throws {
        let judge = try PredictionJudge(Workbook())
        for number in PredictionLevel.numbers {
            let level = PredictionLevel(number)
            for kind in PredictionKind.allCases {
                for seed in 1...20 as ClosedRange<UInt64> {
                    let question = try judge.prediction(kind, level, seed: seed)
                    #expect((1...level.maximumNames).contains(question.answer.count))
                    #expect(question.answer.allSatisfy { question.names.contains($0) })
                    #expect(question.mistake(in: question.answer) == nil)
                    #expect(
                        question.answer
                            == question.answer.map { name in
                                let read = ReplyReader(names: question.names).read(
                                    name.uppercased()
                                )
                                return read == .names([name]) ? name : ""
                            }
                    )
                }
            }
        }
    }

    @Test("An easy scene has plain views only, a hard one more rules at work")
    func rules() throws {
        let judge = try PredictionJudge(Workbook())
        func traits(_ level: Int) -> Set<String> {
            let views = PredictionJudgeTests.scenes(.hitView, level, with: judge).flatMap(\.views)
            return Set(views.flatMap { $0.traits })
        }
        #expect(traits(1).isEmpty)
        #expect(traits(2) == ["hidden", "alpha", "interaction"])
        #expect(traits(3) == ["hidden", "alpha", "interaction", "zPosition", "clips"])
        #expect(traits(4).isSuperset(of: ["boundsOrigin", "pointInside"]))
        #expect(traits(4).isDisjoint(with: ["turn", "scale", "hitTest"]))
        #expect(traits(5).isSuperset(of: ["turn", "scale", "hitTest"]))
    }

    @Test("The way to the hit view gives a reason for each answer")
    func reasons() throws {
        let judge = try PredictionJudge(Workbook())
        for level in PredictionLevel.numbers {
            let scenes = PredictionJudgeTests.scenes(.hitView, level, with: judge)
            for verdict in try judge.byReference(scenes, .hitView) {
                #expect(verdict.walk.first?.name == "root")
                #expect(verdict.walk.allSatisfy { !$0.reason.isEmpty }, "\(verdict.walk)")
                #expect(verdict.walk.first?.answer ?? "window" == verdict.names.first)
            }
        }
    }
}

extension SceneView {
    fileprivate var traits: [String] {
        [
            isHidden ? "hidden" : nil, alpha == 1 ? nil : "alpha",
            isUserInteractionEnabled == nil ? nil : "interaction",
            zPosition == 0 ? nil : "zPosition", clipsToBounds ? "clips" : nil,
            boundsOrigin == .zero ? nil : "boundsOrigin",
            pointInside == .bounds ? nil : "pointInside", turn == 0 ? nil : "turn",
            scale == Point(1, 1) ? nil : "scale", hitTest == .inherited ? nil : "hitTest",
        ].compactMap { $0 }
    }
}
