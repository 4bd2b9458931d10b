import Testing
import UIKitModel

/// One after the other: there is one stack of transactions.
@Suite("CATransaction", .serialized)
@MainActor
struct TransactionTests {
    @Test("Changes in a transaction are made at once, and its block runs at the end")
    func completion() {
        let layer = CALayer()
        var steps: [String] = []
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.setAnimationDuration(2)
        CATransaction.setCompletionBlock { steps.append("completed") }
        layer.position = CGPoint(x: 7, y: 7)
        #expect(layer.position == CGPoint(x: 7, y: 7))
        #expect(CATransaction.disableActions())
        #expect(CATransaction.animationDuration() == 2)
        steps.append("committing")
        CATransaction.commit()
        #expect(steps == ["committing", "completed"])
        #expect(!CATransaction.disableActions())
        #expect(CATransaction.animationDuration() == 0.25)
    }

    @Test("A transaction inside of another one has its settings, and a block of its own")
    func nesting() {
        var steps: [String] = []
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.setCompletionBlock { steps.append("outer") }
        CATransaction.begin()
        #expect(CATransaction.disableActions())
        #expect(CATransaction.completionBlock() == nil)
        CATransaction.setCompletionBlock { steps.append("inner") }
        CATransaction.setDisableActions(false)
        CATransaction.commit()
        #expect(CATransaction.disableActions())
        CATransaction.commit()
        #expect(steps == ["inner", "outer"])
    }

    @Test("A block that is replaced, or belongs to no transaction, runs at once")
    func blocksAtOnce() {
        var steps: [String] = []
        CATransaction.setCompletionBlock { steps.append("alone") }
        CATransaction.begin()
        CATransaction.setCompletionBlock { steps.append("first") }
        CATransaction.setCompletionBlock(nil)
        #expect(steps == ["alone", "first"])
        CATransaction.commit()
        CATransaction.commit()
        CATransaction.flush()
        #expect(steps == ["alone", "first"])
    }
}
