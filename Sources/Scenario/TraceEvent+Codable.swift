import Foundation

/// In reports that are kept, an event is its bytes on the wire.
///
/// Written by hand: what the compiler would make of more than twenty cases takes it seconds.
extension TraceEvent: Codable {
    /// Reads an event.
    public init(from decoder: any Decoder) throws {
        let data = try decoder.singleValueContainer().decode(Data.self)
        var wire = WireReader([UInt8](data)[...])
        self = try TraceEvent(from: &wire)
    }

    /// Writes an event.
    public func encode(to encoder: any Encoder) throws {
        var wire = WireWriter()
        write(to: &wire)
        var container = encoder.singleValueContainer()
        try container.encode(Data(wire.bytes))
    }
}
