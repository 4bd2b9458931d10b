import Foundation
import Scenario

// Also copied into the apps: the workbook writes scenes in this form, and the device reads them.

/// A scene as one line of JSON, without the properties that have their default value.
struct SceneText {
    let text: String

    init(text: String) {
        self.text = text
    }

    init(_ scene: Scene) throws {
        var object = try SceneText.object(scene)
        let plain = try SceneText.object(Scene(SceneText.plainView, script: []))
        if let view = object["root"] as? [String: Any] {
            object["root"] = SceneText.shortened(view, try SceneText.defaults)
        }
        if SceneText.areEqual(object["application"], plain["application"]) {
            object["application"] = nil
        }
        let data = try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys])
        text = String(decoding: data, as: UTF8.self)
    }

    func scene() throws -> Scene {
        let plain = try SceneText.object(Scene(SceneText.plainView, script: []))
        let parsed = try JSONSerialization.jsonObject(with: Data(text.utf8))
        var object = parsed as? [String: Any] ?? [:]
        object["application"] = object["application"] ?? plain["application"]
        if let view = object["root"] as? [String: Any] {
            object["root"] = SceneText.completed(view, try SceneText.defaults)
        }
        let data = try JSONSerialization.data(withJSONObject: object)
        return try JSONDecoder().decode(Scene.self, from: data)
    }

    // MARK: Views

    private static let plainView = SceneView("", .answer, Rectangle(0, 0, 0, 0))
    private static let always: Set = ["name", "kind", "frame"]

    private static var defaults: [String: Any] {
        get throws { try object(plainView) }
    }

    private static func shortened(
        _ view: [String: Any],
        _ defaults: [String: Any]
    ) -> [String: Any] {
        var view = view.filter { always.contains($0) || !areEqual($1, defaults[$0]) }
        if let subviews = view["subviews"] as? [[String: Any]] {
            view["subviews"] = subviews.map { shortened($0, defaults) }
        }
        return view
    }

    private static func completed(
        _ view: [String: Any],
        _ defaults: [String: Any]
    ) -> [String: Any] {
        var view = defaults.filter { !always.contains($0.key) }.merging(view) { $1 }
        if let subviews = view["subviews"] as? [[String: Any]] {
            view["subviews"] = subviews.map { completed($0, defaults) }
        }
        return view
    }

    // MARK: JSON

    private static func object(_ value: some Encodable) throws -> [String: Any] {
        let parsed = try JSONSerialization.jsonObject(with: try JSONEncoder().encode(value))
        return parsed as? [String: Any] ?? [:]
    }

    private static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
        (first as? NSObject) == (second as? NSObject)
    }
}
