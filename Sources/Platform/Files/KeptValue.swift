import Foundation

/// A value that is kept in a file; deleting the file is safe.
package struct KeptValue<Value: Codable>: Sendable {
    package let path: String
    /// The maximum size of a file that is read, in bytes.
    private let limit: Int

    package init(at path: String, atMost limit: Int = 64 << 20) {
        (self.path, self.limit) = (path, limit)
    }

    /// The kept value; `nil` if there is none, or if another version of the workbook wrote it.
    package var value: Value? {
        RegularFile.contents(atPath: path, atMost: limit).flatMap {
            try? JSONDecoder().decode(Value.self, from: $0)
        }
    }

    package func keep(_ value: Value) throws {
        try JSONEncoder().encode(value).write(wholeTo: path)
    }

    /// The kept value, or else a new one, which is kept now.
    package func value(orElse make: () throws -> Value) throws -> Value {
        if let value { return value }
        let made = try make()
        try keep(made)
        return made
    }
}
