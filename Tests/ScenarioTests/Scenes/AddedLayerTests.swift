import Testing

@testable import Scenario

@Suite("Layers that an answer added")
struct AddedLayerTests {
    private let words = "a layer with frame (50, 50.5, 100, 1e+20) in white view's layer"

    @Test("A layer is read from its words")
    func layer() {
        let layer = AddedLayer(frame: Rectangle(50, 50.5, 100, 1e20), in: "white view")
        #expect(AddedLayer(words: words) == layer)
    }

    @Test(
        "Other words tell of no layer",
        arguments: ["", "a layer", "a layer with frame (a, b, c, d) in w's layer"]
    )
    func otherWords(words: String) {
        #expect(AddedLayer(words: words) == nil)
    }

    @Test("All layers are known once the first step has begun, and no more than eight are shown")
    func trace() {
        #expect(AddedLayer.all(in: []) == nil)
        #expect(AddedLayer.all(in: [.setUp(words)]) == nil)
        #expect(AddedLayer.all(in: [.stepBegan(0), .setUp(words)]) == [])
        #expect(AddedLayer.all(in: [.setUp(words), .stepBegan(0)])?.count == 1)
        let many = Array(repeating: TraceEvent.setUp(words), count: 9)
        #expect(AddedLayer.all(in: many + [.stepBegan(0)])?.count == 8)
    }
}
