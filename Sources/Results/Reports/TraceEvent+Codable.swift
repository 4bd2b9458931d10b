import Foundation
import Scenario
import Wire

/// Reports store an event in its wire format.
///
/// The conformance is written by hand, because synthesizing it for more than twenty cases costs
/// seconds of compile time.
extension TraceEvent: Codable {
    /// Decodes an event from its wire format.
    public init(from decoder: any Decoder) throws {
        let data = try decoder.singleValueContainer().decode(Data.self)
        var wire = WireReader([UInt8](data)[...])
        self = try TraceEvent(from: &wire)
    }

    /// Encodes the event in its wire format.
    public func encode(to encoder: any Encoder) throws {
        var wire = WireWriter()
        write(to: &wire)
        var container = encoder.singleValueContainer()
        try container.encode(Data(wire.bytes))
    }
}
