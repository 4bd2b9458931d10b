import Scenario
import Testing
import UIKitModel

@Suite("The model's properties in a trace")
struct ObservedPropertyTests {
    @Test("A property has the same name in a trace", arguments: ObservedProperty.allCases)
    func name(property: ObservedProperty) throws {
        let traced = try #require(TraceProperty(rawValue: property.rawValue))
        #expect("\(traced)" == "\(property)")
    }

    @Test("A trace has one property that the model does not observe: a controller's view")
    func others() {
        let observed = ObservedProperty.allCases.map(\.rawValue)
        #expect(TraceProperty.allCases.filter { !observed.contains($0.rawValue) } == [.view])
    }
}
