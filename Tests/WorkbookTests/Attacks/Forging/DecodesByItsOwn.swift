// Attack: would decode Swift's types from a decoder of its own, which says what it likes.
// Exercise: 3
// Expect: notAccepted
// Held by: no type of an answer conforms to what decodes or encodes
import UIKit
protocol Source: Decoder {}
struct Lies: Source, SingleValueDecodingContainer {
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }
    func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> { fatalError() }
    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { fatalError() }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }
    func decodeNil() -> Bool { false }
    func decode<T: Decodable>(_ type: T.Type) throws -> T { try T(from: self) }
}
class BaseView: UIView {}
