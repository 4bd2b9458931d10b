import Foundation
import UIKitModel

/// The data of the source documents, as the fixture files hold them.
enum DocumentFixtures {
    static func decode<Value: Decodable>(_ type: Value.Type, from name: String) throws -> Value {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Fixtures")
        return try JSONDecoder().decode(type, from: Data(contentsOf: folder.appending(path: name)))
    }

    static func scene(_ identifier: String) throws -> DocumentScene {
        let scenes = try decode(DocumentScenes.self, from: "documents.json").scenes
        guard let scene = scenes.first(where: { $0.id == identifier }) else {
            throw MissingScene(identifier: identifier)
        }
        return scene
    }

    struct MissingScene: Error {
        let identifier: String
    }
}

struct DocumentScenes: Decodable {
    let scenes: [DocumentScene]
}

struct DocumentScene: Decodable {
    let id: String
    let views: DocumentView?
    let touches: [DocumentTouch]?
    let everyTouchGoesTo: String?
}

/// A view or a layer with its frame as four numbers.
struct DocumentView: Decodable {
    let name: String
    let frame: [Double]
    let isUserInteractionEnabled: Bool?
    let children: [DocumentView]?
    let layers: [DocumentView]?
}

struct DocumentTouch: Decodable, CustomStringConvertible {
    let at: [Double]
    let view: String?
    let alert: String?
    let action: String?
    let hitTestLog: [String]?
    let log: [String]?

    var point: CGPoint { CGPoint(x: at[0], y: at[1]) }
    var description: String { "(\(at[0]), \(at[1]))" }
}

extension CGRect {
    /// A rectangle from x, y, width and height.
    init(_ numbers: [Double]) {
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}
