import Foundation
import Testing

@testable import ControlModel
@testable import UIKitModel

@MainActor
@Suite("An action with a closure")
struct UIActionTests {
    @Test("An action has UIKit's defaults")
    func defaults() {
        let action = UIAction { _ in }
        #expect(action.title.isEmpty)
        #expect(action.subtitle == nil && action.image == nil)
        #expect(action.discoverabilityTitle == nil)
        #expect(action.attributes == [] && action.state == .off)
        #expect(action.sender == nil)
        #expect(action.identifier != UIAction { _ in }.identifier)
    }

    @Test("An action keeps what it is made with")
    func content() {
        let image = UIImage()
        let action = UIAction(
            title: "Title",
            subtitle: "Subtitle",
            image: image,
            identifier: .init("name"),
            discoverabilityTitle: "More",
            attributes: [.destructive, .hidden],
            state: .mixed
        ) { _ in }
        #expect(action.title == "Title" && action.subtitle == "Subtitle")
        #expect(action.image === image)
        #expect(action.identifier == UIAction.Identifier(rawValue: "name"))
        #expect(action.discoverabilityTitle == "More")
        #expect(action.attributes.rawValue == 6 && action.state.rawValue == 2)
    }

    @Test("An action knows its sender while it runs, and only then")
    func sender() {
        let control = UIControl()
        var senders: [AnyObject?] = []
        let action = UIAction { senders.append($0.sender as AnyObject?) }
        control.addAction(action, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(senders.map { $0 === control } == [true])
        #expect(action.sender == nil)
    }
}
